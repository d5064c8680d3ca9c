import type { Category, Condition, Reason, Stage } from '../state.ts';
import type { IconName } from './icons.ts';

export const CATEGORY_WORDS = {
  home: 'catHome',
  kitchen: 'catKitchen',
  clothes: 'catClothes',
  bags: 'catBags',
  electronics: 'catElectronics',
  outdoors: 'catOutdoors',
  paper: 'catPaper',
  toys: 'catToys',
  food: 'catFood',
  garden: 'catGarden',
} as const satisfies Record<Category, string>;
/** A picture that stands for a category. */
export const CATEGORY_PICTURES: Readonly<Record<Category, string>> = {
  home: 'shop-tablelamp-teal',
  kitchen: 'shop-kettle-red',
  clothes: 'shop-jacket-blue',
  bags: 'shop-backpack-green',
  electronics: 'shop-headphones-black',
  outdoors: 'shop-tent-orange',
  paper: 'shop-book-teal',
  toys: 'shop-train-blue',
  food: 'shop-tea-green',
  garden: 'shop-can-yellow',
};
export const CONDITION_WORDS = {
  new: 'condNew',
  good: 'condGood',
  used: 'condUsed',
  worn: 'condWorn',
  parts: 'condParts',
} as const satisfies Record<Condition, string>;
export const STAGE_WORDS = {
  waiting: 'stageWaiting',
  sent: 'stageSent',
  depot: 'stageDepot',
  out: 'stageOut',
  ready: 'stageReady',
  delivered: 'stageDelivered',
} as const satisfies Record<Stage, string>;
export const REASON_WORDS = {
  damaged: 'reasonDamaged',
  wrong: 'reasonWrong',
  fit: 'reasonFit',
  described: 'reasonDescribed',
  unneeded: 'reasonUnneeded',
} as const satisfies Record<Reason, string>;
export const METHOD_WORDS = {
  standard: 'methodStandard',
  express: 'methodExpress',
  collect: 'methodCollect',
  post: 'methodPost',
  pickUp: 'methodPickUp',
} as const;
export const STATUS_WORDS = {
  dropped: 'statusDropped',
  cancelled: 'statusCancelled',
  toPay: 'statusToPay',
  toSend: 'statusToSend',
  underWay: 'statusUnderWay',
  done: 'statusDone',
} as const;
export const REFUND_WORDS = {
  cancelled: 'refundCancelled',
  returned: 'refundReturned',
  adjusted: 'refundAdjusted',
  missing: 'refundMissing',
} as const;
export const REFUSAL_WORDS = {
  declined: 'refusedDeclined',
  limit: 'refusedLimit',
  passcode: 'refusedPasscode',
  insufficient: 'refusedInsufficient',
  offline: 'refusedOffline',
  cancelled: 'refusedCancelled',
} as const;
export const COUPON_WORDS = {
  used: 'couponUsed',
  notYet: 'couponNotYet',
  expired: 'couponExpired',
  nothingFits: 'couponNothingFits',
  minimum: 'couponMinimum',
} as const;
export const NOTICE_ICONS = {
  paid: 'receipt_long',
  sent: 'local_shipping',
  out: 'local_shipping',
  ready: 'storefront',
  delivered: 'package_2',
  refunded: 'undo',
  expired: 'hourglass_empty',
  priceDrop: 'trending_down',
  backInStock: 'inventory_2',
  message: 'chat_bubble',
  answered: 'help',
  offer: 'sell',
  offerAccepted: 'check_circle',
  offerRefused: 'cancel',
} as const satisfies Record<string, IconName>;
