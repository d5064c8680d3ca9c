import { atif } from './atif.ts';
import type { Format } from './format.ts';
import { jsonlChat } from './jsonl-chat.ts';
import { mobileR1 } from './mobile-r1.ts';
import { parquet } from './parquet.ts';
import { webdataset } from './webdataset.ts';

/** Every format by its name. */
export const formats: Record<string, Format> = Object.fromEntries(
  [parquet, jsonlChat, mobileR1, atif, webdataset].map(format => [format.name, format]),
);
