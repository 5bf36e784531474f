import { describe, expect, test } from "vitest";
import { readAdvert } from "../advert.ts";

const asked = (text: string): string[] => readAdvert(text).criteria.map(({ text: words }) => words);

describe("What an employer writes around its wishes is no criterion", () => {
  test.for([
    [
      "sentences after a blank line below a list",
      "Cook\n\nQualifications:\nKnife skills\nFood handler card\n\nHarbour Grill is a small operation by the river. Our goal is to put together a solid staff family that takes care of each other as well as the guests.",
      ["Knife skills", "Food handler card"],
    ],
    [
      "a search for somebody",
      "Waiter\n\nRequirements\n- Wine knowledge\n- We aren't looking for just anyone",
      ["Wine knowledge"],
    ],
    [
      "a house that is looking for somebody",
      "Line Cooks\n\nqualifications:\nScratch kitchen experience preferred\n\nHarbour Wine & Kitchen is looking for line cooks.",
      ["Scratch kitchen experience"],
    ],
    [
      "conditions of work",
      "Muhasebeci\n\nAranan Nitelikler:\n- Logo bilgisi\n\nÇalışma Koşulları:\n- Rekabetçi maaş paketi\n- Hisse senedi opsiyonları",
      ["Logo bilgisi"],
    ],
    ["experience that is not needed", "Cocinero\n\nRequisitos\n- Manejo de cuchillos\n- Con o sin experiencia", ["Cuchillos"]],
    ["that either sex may apply", "Vendedor\n\nRequisitos\n- Hombre o mujer\n- Manejo de Excel", ["Excel"]],
    ["that the sex does not matter", "Vendedor\n\nRequisitos\n- Sexo: Indistinto\n- Manejo de Excel", ["Excel"]],
    [
      "benefits below a line about the house",
      "Engineer\n\n## Requirements\n- Golang\n\n## Our Benefits\n\nSuccess requires energy. That's why we ensure the right conditions, and within the team:\n\n- 2 additional days off: December 24 and 31 are holidays\n- 4 weeks of work from abroad per year\n- A fruit basket, drinks and snacks",
      ["Golang"],
    ],
    [
      "how soon something may come",
      "Associate\n\nChances are excellent to grow into a leadership position within 2 years.\n\nRequirements\n- SQL",
      ["SQL"],
    ],
    ["a line that nothing is needed", "Vendedor\n\nRequisitos\n- Sin experiencia previa\n- Manejo de Excel", ["Excel"]],
    [
      "that nobody needs experience",
      "Vendedor\n\nRequisitos\n- No necesitas experiencia previa en ventas\n- Manejo de Excel",
      ["Excel"],
    ],
    [
      "how long a house has lasted",
      "Buchhalter\n\nIhr Profil\n- DATEV\n\nDie Adler GmbH gehört seit über 20 Jahren zu den europaweit tätigen Agenturen.",
      ["DATEV"],
    ],
    [
      "the name of the job with places",
      "Satış Danışmanı-Van,Diyarbakır,Gaziantep,Şanlıurfa,Mardin\n\nDeniz Makina\n\nTeknik resim okuyabilen,Genel NiteliklerSAP",
      ["SAP"],
    ],
    ["a job that asks for experience in its name", "Experienced Pizza Maker\n\nRequirements\n- Dough rolling", ["Dough rolling"]],
    ["how a language is used", "Clerk\n\nRequirements\n- Proficiency in English, both in speech and writing", ["English"]],
    [
      "a half sentence",
      "Cook\n\nRequirements\n- Able to bake bread and, in some cases, wedding cakes",
      ["bake bread", "Wedding cakes"],
    ],
    [
      "a search for an experienced person",
      "Server\n\nSeeking one experienced and motivated server to join our restaurant.\n\nRequirements\n- Wine knowledge",
      ["Wine knowledge"],
    ],
    [
      "a trait among the duties",
      "Docente\n\nFunciones\n- Preparar clases de inglés\n- Puntualidad",
      ["Preparar clases de inglés"],
    ],
    [
      "where the house stands",
      "Server\n\nqualifications:\nWine knowledge\n\nLocated in the central old town, we are a locally-owned, wood-fired restaurant recognized for having one of the best patios in the city.",
      ["Wine knowledge"],
    ],
  ] as const)("%s", ([, text, expected]) => {
    expect(asked(text).map((one) => one.toLowerCase())).toEqual(expected.map((one) => one.toLowerCase()));
  });

  test("weekends are no language, and neither is a cuisine", () => {
    const kinds = readAdvert("Cocinero\n\nRequisitos\n- Cocina japonesa\n- Fines de semana").criteria.map(({ kind }) => kind);
    expect(kinds).not.toContain("language");
  });

  test("readiness among the duties is a question", () => {
    const { questions, criteria } = readAdvert(
      "Satış Temsilcisi\n\nGörev Tanımı\n- Siparişlerin sisteme girilmesi\n- Yoğun dönemlerde diğer lokasyonlara destek verebilecek",
    );
    expect(questions.map(({ words }) => words)).toEqual(["Yoğun dönemlerde diğer lokasyonlara destek verebilecek"]);
    expect(criteria).toHaveLength(1);
  });
});

describe("Wishes in running text are found", () => {
  test("the last names of a list are no rest", () => {
    expect(asked("Técnico\n\nRequisitos\n- Manejo de sistemas operativos y dominio de Windows y Office")).toContain("Office");
  });

  test("a first line that asks for something is listed", () => {
    const { notUsed } = readAdvert("Experienced Pizza Maker\n\nRequirements\n- Dough rolling");
    expect(notUsed.map(({ words }) => words)).toEqual(["Experienced Pizza Maker"]);
  });

  test("the subjects of a Turkish degree are one criterion", () => {
    const text =
      "Analist\n\nAranan Nitelikler\nÜniversitelerin Bilgisayar Mühendisliği, Yazılım Mühendisliği, Yönetim Bilişim Sistemleri vb. bölümlerinden mezun";
    expect(asked(text)).toEqual([
      "Üniversitelerin Bilgisayar Mühendisliği, Yazılım Mühendisliği, Yönetim Bilişim Sistemleri vb. bölümlerinden mezun",
    ]);
  });

  test("a Turkish search says its wishes before the noun", () => {
    const text =
      "Yazılım Uzmanı\n\nSektöründe öncü firmamızda görevlendirilmek üzere elektronik mühendisliği bölümlerinin birinden mezun olan iyi derecede İngilizce bilen çalışma arkadaşı aramaktayız";
    expect(
      readAdvert(text)
        .criteria.map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(["education", "language"]);
  });

  test("a Turkish clause ends with its verb", () => {
    const text =
      "Raporlama Uzmanı\n\nAranan Nitelikler\nMS SQL Server veri tabanı yönetim sistemlerini kullanabilen, Analitik düşünme ve problem çözme yeteneğine sahip";
    expect(asked(text)).toEqual(["MS SQL Server veri tabanı yönetim sistemlerini kullanabilen"]);
  });

  test("a postponed military service is no experience", () => {
    const text =
      "Tekniker\n\nAranan Nitelikler\nSAP kullanabilen, erkek adaylar için askerliğini yapmış veya en az 2 yıl tecilli";
    expect(asked(text)).toEqual(["SAP"]);
  });

  test.for([
    ["Chofer\n\nImportante empresa está en búsqueda de chofer con experiencia en reparto de gas", "reparto de gas"],
    ["Bodeguero\n\nEstamos en busca de un bodeguero con experiencia en cámaras frías", "cámaras frías"],
  ] as const)("a search goes on with a wish: %s", ([text, expected]) => {
    expect(asked(text).map((one) => one.toLowerCase())).toEqual([expected]);
  });

  test("Spanish lines that run together are cut", () => {
    const text =
      "Vendedor\n\nRequisitos: Técnico medio en Ventas o afines Mínimo 5 años de experiencia en ferreterías Manejo de Excel Conocimientos en bombas de agua.";
    expect(readAdvert(text).criteria.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["education", "experience", "tool", "skill"]),
    );
  });

  test("duties in the gerund are duties", () => {
    const text =
      "Preventa\n\n¿Cómo agregas valor?\n\nElaborando propuestas para clientes.\n\nGestionando la cartera de pedidos.\n\n¿Qué necesitas?\n\nExcel.";
    expect(readAdvert(text).criteria.filter(({ kind }) => kind === "responsibility")).toHaveLength(2);
  });
});

test("a Turkish advert run together is cut before a name in capitals, and its way of choosing asks for nothing", () => {
  const text =
    "Genel NiteliklerÜniversitelerin ilgili bölümlerinden mezun.En az 4 yıl benzer görevde bulunmuş, tercihen yönetmiş.SAP bilen.SQL konusunda bilgi sahibi.Değerlendirme AraçlarımızGenel Yetenek EnvanteriYüz Yüze Mülakatlar.Değerlendirilen tek kriter işe uygunluktur.";
  const { criteria } = readAdvert(text);
  expect(criteria.filter(({ kind }) => kind === "skill" || kind === "tool").map((one) => one.text)).toEqual(["SAP", "SQL"]);
  expect(criteria.some(({ kind }) => kind === "responsibility")).toBe(false);
});

test("the clothes of either sex are no wish on a person", () => {
  expect(asked("Tezgahtar\n\nAranan Nitelikler\n- Kadın ve erkek giyim konusunda bilgili")).toContain("Erkek giyim");
});
