import { Screenshot } from '../screenshot.ts';
import type { AttachedScreenshot, Observation } from '../observation.ts';
import {
  bodyOf,
  MULTIPART,
  MultipartError,
  readMultipart,
  type MultipartBody,
  type Part,
} from './multipart.ts';

type Observed = { observation?: Observation };
type Sent = { observation?: { screenshot?: AttachedScreenshot | Observation['screenshot'] } };

/** Content-ID of an observation's picture. */
const PICTURE_ID = 'screenshot@tapworld';

/** An answer whose picture is a part of its own. */
export interface Detached {
  answer: object;
  parts: Part[];
}

/** Takes the picture out of an answer with an observation; undefined if it has none. The answer itself stays as it is. */
export function detachPicture(answer: unknown): Detached | undefined {
  const { observation } = (answer ?? {}) as Observed;
  const screenshot = observation?.screenshot;
  if (!(screenshot instanceof Screenshot)) return undefined;
  const { mime, width, height, bytes } = screenshot;
  const reference: AttachedScreenshot = { mime, width, height, contentId: PICTURE_ID };
  return {
    answer: { ...(answer as object), observation: { ...observation, screenshot: reference } },
    parts: [{ type: mime, id: PICTURE_ID, bytes }],
  };
}

/** An answer as the server sent it, as JSON or as multipart/related. Its picture has `base64` in both cases. Throws SyntaxError and MultipartError. */
export function readAnswer({ type, body }: MultipartBody): unknown {
  if (!type.toLowerCase().startsWith(MULTIPART)) return JSON.parse(body.toString('utf8'));
  const { json, parts } = readMultipart({ type, body });
  const answer = JSON.parse(json) as Sent;
  attachPicture(answer, parts);
  return answer;
}

/** A socket's binary message, `{ type, data }`. Throws as `readAnswer`. */
export function readMessage(message: Buffer): unknown {
  const { json, parts } = readMultipart(bodyOf(message));
  const answer = JSON.parse(json) as { data: Sent };
  attachPicture(answer.data, parts);
  return answer;
}

/** Puts the part that an answer's picture refers to in its place. */
function attachPicture({ observation }: Sent, parts: readonly Part[]): void {
  const reference = observation?.screenshot;
  if (!reference || !('contentId' in reference)) return;
  const part = parts.find(({ id }) => id === reference.contentId);
  if (!part) throw new MultipartError(`no part ${reference.contentId}`);
  observation!.screenshot = new Screenshot(reference, part.bytes);
}
