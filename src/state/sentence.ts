/**
 * Whether the next letter behind this text starts a sentence: there the phone's keyboard begins with a capital, where the field wants
 * that and the person has it on.
 */
export const startsSentence = (head: string): boolean => head === '' || /[.!?]\s+$|\n\s*$/.test(head);
