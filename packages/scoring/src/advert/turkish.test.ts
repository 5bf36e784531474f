import { describe, expect, test } from "vitest";
import { readAdvert } from "../advert.ts";

const asked = (lines: string): string[] =>
  readAdvert(`Teknisyen\n\nAranan Nitelikler:\n${lines}`).criteria.map(({ text }) => text);

describe("Turkish wishes", () => {
  test.for([
    [
      "a field of study of two halves is one degree",
      "- Fizyoterapi ve Rehabilitasyon lisans mezunu",
      ["Fizyoterapi ve Rehabilitasyon lisans mezunu"],
    ],
    ["a skill beside a degree stays apart", "- Excel ve üniversite mezunu", ["Excel", "Üniversite mezunu"]],
    [
      "a language is asked for in each of its uses",
      "- İyi seviyede İngilizce okuma, yazma ve anlama becerisine sahip,\n- SQL",
      ["SQL", "İyi seviyede İngilizce okuma, yazma ve anlama becerisine sahip"],
    ],
    [
      "traits with a word of the trade among them",
      "- Analitik düşünme, problem çözme ve süreç iyileştirme becerileri güçlü\n- Şirket vizyonuna uygun hareket edebilen\n- SQL",
      ["SQL"],
    ],
    ["how many hours a shift has", "- 2 Gündüz 2 Gece 2 İzin (12 Saat Vardiya)\n- Saha ziyaretlerine uygunluk\n- SQL", ["SQL"]],
    ["what somebody worked with", "- PL/SQL veya T-SQL ile çalışmış\n- Excel", ["PL/SQL veya T-SQL", "Excel"]],
    ["a law that is known", "- KVKK ve İş Kanunu uygulamalarına hâkim\n- SQL", ["KVKK", "İş Kanunu uygulamalarına hâkim", "SQL"]],
    [
      "health and a deferral",
      "- Mesleği yapmaya engel olacak sağlık sorunu bulunmamak\n- En az 3 sene tecilli veya askerliğini bitirmiş\n- SQL",
      ["SQL"],
    ],
  ] as const)("%s", ([, lines, expected]) => {
    expect(asked(lines)).toEqual(expected);
  });

  test("lines that each end in the verb of a wish are a list without signs", () => {
    expect(
      readAdvert(
        "Yazılım Uzmanı\nÜrünlerin gelişmesi için her gün birlikte çalışmak üzere yeni bir arkadaş arıyoruz.\nİlgili bölümlerden mezun\nSQL konusunda bilgi sahibi\nMasaüstü uygulamaları geliştirmiş\nWeb servisleri konusunda deneyimli\nGit kullanabilen",
      ).criteria.map(({ text }) => text),
    ).toEqual(["SQL", "Masaüstü uygulamaları geliştirmiş", "Web servisleri", "Git", "İlgili bölümlerden mezun"]);
  });

  test.for([
    [
      "wishes that follow each other without a sign",
      "Muhasebe Elemanı\nFirmamızda çalışacak en az lise mezunu ön muhasebe konusunda tecrübeli Logo programını kullanabilen takım çalışmasına yatkın muhasebe elemanı aramaktayız",
      ["En az lise mezunu", "Ön muhasebe", "Logo programını kullanabilen"],
    ],
    [
      "a driver who is taken on",
      "Şoför\nSRC belgesi olan C sınıfı ehliyetli dağıtımda tecrübeli şoför alınacaktır",
      ["SRC belgesi", "C sınıfı ehliyetli", "Dağıtımda tecrübeli"],
    ],
    [
      "skills between the search and the person",
      "Kuaför\nSalonumuzda çalışacak fön çekiminde usta, röfle yapabilen kuaför aranıyor.",
      ["fön", "Röfle"],
    ],
    [
      "sentences that each end in a wish",
      "Uzman\nBordro işlerinde deneyimli olan. SGK mevzuatına hakim. Excel bilen.",
      ["SGK mevzuatına hakim", "Bordro işlerinde deneyimli", "Excel"],
    ],
    ["where the house stands", "Uzman\nBergama'da bulunan fabrikamızda görevlendirilecek Excel bilen uzman arıyoruz.", ["Excel"]],
    ["which qualities are named below", "Uzman\nAşağıdaki niteliklere sahip uzman arayışımız bulunmaktadır.\n- Excel", ["Excel"]],
  ] as const)("in running text: %s", ([, text, expected]) => {
    expect(
      readAdvert(text)
        .criteria.map((one) => one.text)
        .toSorted(),
    ).toEqual([...expected].toSorted());
  });

  test("a heading with a letter before it", () => {
    const { criteria } = readAdvert("Uzman\n\nA. Aranan Yetkinlikler\n\n- Java\n\nB. Tercih Edilen Yetkinlikler\n\n- Docker");
    expect(criteria.map(({ importance, text }) => `${importance} ${text}`)).toEqual(["must Java", "nice Docker"]);
  });

  test("a sentence that only says who is employed is no duty", () => {
    expect(
      readAdvert(
        "Görevli\n\nİş Tanımı\n- Proje için Hasta Görevlisi istihdam edilecektir.\n- Hastaların karşılanması",
      ).criteria.map(({ text }) => text),
    ).toEqual(["Hastaların karşılanması"]);
  });
});
