export * from './select/cancel.ts';
export * from './select/checkout.ts';
export * from './select/delivery.ts';
export * from './select/money.ts';
export * from './select/orders.ts';
export * from './select/search.ts';
export * from './select/talk.ts';
