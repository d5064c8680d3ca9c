/** Those who ride for Dishcart in Harrow Bay, as it names them to guests. */
export const RIDERS = [
  'Kofi B.',
  'Ewa N.',
  'Hamza L.',
  'Bronagh T.',
  'Rui M.',
  'Dilan A.',
  'Svetlana P.',
  'Jaswinder G.',
  '阿辉',
  'Pilar O.',
] as const;
