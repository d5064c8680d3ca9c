/** Words of values that the state holds, by value. */
export const CUISINE_WORDS = {
  chinese: 'cuisine_chinese',
  spanish: 'cuisine_spanish',
  arabic: 'cuisine_arabic',
  japanese: 'cuisine_japanese',
  indian: 'cuisine_indian',
  italian: 'cuisine_italian',
  mexican: 'cuisine_mexican',
  vietnamese: 'cuisine_vietnamese',
  thai: 'cuisine_thai',
  korean: 'cuisine_korean',
  british: 'cuisine_british',
  seafood: 'cuisine_seafood',
  american: 'cuisine_american',
  bakery: 'cuisine_bakery',
  cafe: 'cuisine_cafe',
  healthy: 'cuisine_healthy',
} as const;
export const DIET_WORDS = {
  vegetarian: 'diet_vegetarian',
  vegan: 'diet_vegan',
  glutenFree: 'diet_glutenFree',
  halal: 'diet_halal',
} as const;
export const SHORT_WORDS = {
  vegetarian: 'short_vegetarian',
  vegan: 'short_vegan',
  glutenFree: 'short_glutenFree',
} as const;
export const ALLERGEN_WORDS = {
  gluten: 'allergen_gluten',
  milk: 'allergen_milk',
  eggs: 'allergen_eggs',
  nuts: 'allergen_nuts',
  peanuts: 'allergen_peanuts',
  sesame: 'allergen_sesame',
  soya: 'allergen_soya',
  fish: 'allergen_fish',
  crustaceans: 'allergen_crustaceans',
  molluscs: 'allergen_molluscs',
  celery: 'allergen_celery',
  mustard: 'allergen_mustard',
  sulphites: 'allergen_sulphites',
} as const;
export const LIST_WORDS = {
  quick: 'list_quick',
  free: 'list_free',
  top: 'list_top',
  vegan: 'list_vegan',
  glutenFree: 'list_glutenFree',
  halal: 'list_halal',
} as const;
export const SORT_WORDS = {
  best: 'sort_best',
  rating: 'sort_rating',
  time: 'sort_time',
  fee: 'sort_fee',
  distance: 'sort_distance',
} as const;
export const PROBLEM_WORDS = {
  empty: 'problem_empty',
  soldOut: 'problem_soldOut',
  noAddress: 'problem_noAddress',
  tooFar: 'problem_tooFar',
  closed: 'problem_closed',
  slotGone: 'problem_slotGone',
  slotFull: 'problem_slotFull',
  minimum: 'problem_minimum',
  voucher: 'problem_voucher',
} as const;
export const FIX_WORDS = {
  soldOut: 'fix_soldOut',
  noAddress: 'fix_noAddress',
  tooFar: 'fix_tooFar',
  closed: 'fix_closed',
  slotGone: 'fix_slotGone',
  slotFull: 'fix_slotFull',
  minimum: 'fix_minimum',
  voucher: 'fix_voucher',
} as const;
export const WHY_WORDS = {
  notYet: 'why_notYet',
  expired: 'why_expired',
  used: 'why_used',
  otherRestaurant: 'why_otherRestaurant',
  otherCuisine: 'why_otherCuisine',
  otherDay: 'why_otherDay',
  otherMode: 'why_otherMode',
  notFirst: 'why_notFirst',
  tooLittle: 'why_tooLittle',
} as const;
export const STATUS_WORDS = {
  unpaid: 'status_unpaid',
  placed: 'status_placed',
  accepted: 'status_accepted',
  preparing: 'status_preparing',
  noRider: 'status_noRider',
  onTheWay: 'status_onTheWay',
  near: 'status_near',
  atDoor: 'status_atDoor',
  ready: 'status_ready',
  delivered: 'status_delivered',
  collected: 'status_collected',
  cancelled: 'status_cancelled',
  refused: 'status_refused',
} as const;
export const NOT_PAID_WORDS = {
  declined: 'notPaid_declined',
  limit: 'notPaid_limit',
  passcode: 'notPaid_passcode',
  insufficient: 'notPaid_insufficient',
  offline: 'notPaid_offline',
  cancelled: 'notPaid_cancelled',
} as const;
export const CLAIM_WORDS = {
  missing: 'claim_missing',
  wrong: 'claim_wrong',
  spoilt: 'claim_spoilt',
} as const;
export const TAG_WORDS = {
  tasty: 'tag_tasty',
  hot: 'tag_hot',
  generous: 'tag_generous',
  wellPacked: 'tag_wellPacked',
  onTime: 'tag_onTime',
  friendly: 'tag_friendly',
  cold: 'tag_cold',
  late: 'tag_late',
  small: 'tag_small',
  spilt: 'tag_spilt',
} as const;
