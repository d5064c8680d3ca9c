import type { Phone } from '../../apps/catalogue.ts';
import type { Coder } from './code.ts';
import type { Builder } from '../../src/protocol/wire/recordings.ts';

export type Built =
  | { phone: Phone; settings: Record<string, unknown> }
  | { code: 'BUILDER_NOT_FOUND' | 'BUILDER_FAILED' | 'INVALID_BODY'; problem: string; details?: unknown };

/** What can be asked for in a set-up. */
export const builders = (): Builder[] => [];

/** A phone on which a builder has arranged something, or why it cannot. */
export function buildOn(_phone: Phone, key: string, _settings: unknown): Built {
  return {
    code: 'BUILDER_NOT_FOUND',
    problem: `There is no builder ${key}; GET /v1/recordings/builders lists them`,
  };
}

/** What a builder did, as code of the set-up. */
export function builderLines(
  _part: { builder: string; settings: unknown; before: Phone; after: Phone },
  _coder: Coder,
): string[] {
  return [];
}
