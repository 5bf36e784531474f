import type { Reasons } from "./finding-words.ts";

const REASONS: Reasons = {
  age: "Yaş soruyor. İşin gerektirdiğini yazın.",
  gender: "Bir cinsiyeti dışarıda bırakıyor.",
  nationality: "Köken soruyor. Çalışma izni yeterlidir.",
  nativeSpeaker: "Düzey yerine köken soruyor. Düzeyi yazın.",
  militaryService: "Askerlik durumunu soruyor.",
  maritalStatus: "Medeni durumu soruyor.",
  familyDuties: "Ailesi olanları dışarıda bırakıyor. Çalışma saatlerini yazın.",
  pregnancy: "Hamileleri dışarıda bırakıyor.",
  photo: "Fotoğraf istiyor. Görünüş seçime girmemelidir.",
  religion: "Din soruyor.",
  health: "Hastaları veya engellileri dışarıda bırakıyor. İşi tarif edin.",
  appearance: "Görünüş soruyor. İstediğiniz tutumu yazın.",
  union: "Sendika üyelerini dışarıda bırakıyor.",
  gendered: "Tek bir cinsiyeti anıyor. İlan herkese seslenmelidir.",
  coded: "Yasak değil. Deneylerde bu tür sözcükler içeren ilanlar kadınlara daha az çekici geldi (Gaucher, Friesen, Kay 2011).",
  young: "Bir şirket için söylenebilir, ama çoğu kez genç aday isteği diye okunur.",
  payMissing:
    "Başvuranlar ücret aralığını görüşmeden önce bilmelidir (AB 2023/970 sayılı Direktif, madde 5, son tarih 7 Haziran 2026). Her ülke uygulamıyor; bu yüzden bu bir ipucudur.",
};

/** A function, so that a browser loads the reasons with the first advert whose reader has this language. */
export const turkishReasons = (): Reasons => REASONS;
