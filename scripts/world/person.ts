/** 'YYYY-MM-DD'. */
export type LocalDate = string;

export type Relation =
  | 'partner'
  | 'family'
  | 'friend'
  | 'colleague'
  | 'client'
  | 'supplier'
  | 'neighbour'
  | 'landlord'
  | 'shop'
  | 'dentist'
  | 'vet'
  | 'hairdresser'
  | 'plumber'
  | 'school'
  | 'coach'
  | 'driver'
  | 'library'
  | 'ferry';

export type Person = {
  id: string;
  given: string;
  family: string;
  /** As the contact list shows it, in the person's own script. */
  name: string;
  /** Latin spelling, where the name is written in another script. */
  latin?: string;
  pronoun: 'she' | 'he' | 'they';
  phone: string;
  email: string;
  city: string;
  address: string;
  company?: string;
  role?: string;
  birthday?: LocalDate;
  relation: Relation;
  /** What the relation is in words: "Mum", "Inés's brother". */
  note?: string;
  /** '01'–'64', unique; none for someone without a picture. */
  portrait?: string;
  /** Language that they mostly write in. */
  language: 'en' | 'zh' | 'es' | 'ar';
};
