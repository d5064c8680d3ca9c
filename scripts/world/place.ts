export type PlaceKind =
  | 'cafe'
  | 'restaurant'
  | 'bakery'
  | 'bar'
  | 'shop'
  | 'market'
  | 'library'
  | 'museum'
  | 'station'
  | 'ferry'
  | 'bus'
  | 'office'
  | 'clinic'
  | 'dentist'
  | 'vet'
  | 'gym'
  | 'park'
  | 'pitch'
  | 'beach'
  | 'landmark'
  | 'hall'
  | 'cinema'
  | 'home'
  | 'hotel'
  | 'cottage'
  | 'school'
  | 'pharmacy'
  | 'post'
  | 'bank'
  | 'hairdresser'
  | 'parking';

export type Day = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';

export type Place = {
  id: string;
  name: string;
  kind: PlaceKind;
  district: string;
  address: string;
  phone?: string;
  /** 'HH:MM-HH:MM' a day; a day that is missing is closed. No hours at all: always open, or not a business. */
  hours?: Partial<Record<Day, string>>;
  /** The member of the cast who runs it or answers there. */
  person?: string;
};
