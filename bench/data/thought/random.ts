/** Draws a number from [0, 1). */
export type Draw = () => number;

export const pick = <T>(items: readonly T[], random: Draw): T => items[Math.floor(random() * items.length)]!;
