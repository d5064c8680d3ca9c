import { decodeUri } from '../../../src/sdk/core/uri.ts';
import type { AnyPhone } from '../../../src/state/phone/index.ts';
import type { AndroidIntent } from '../intents.ts';
import { mapAlarm, mapTimer } from './clock.ts';
import { mapInsert, mapPick } from './insert-and-pick.ts';
import { intent, page, text, type MappedIntent } from './mapped-intent.ts';
import { mapSettings } from './settings.ts';
import { OTHER_ACTION_PAGES } from './settings-pages.ts';
import { mapSend, mapUri, mapView } from './view-and-send.ts';

const ACTION = 'android.intent.action.';
const MEDIA = 'android.media.action.';
const SETTINGS = 'android.settings.';

function mapCall(data: string | undefined): MappedIntent[] {
  if (!data?.startsWith('tel:')) return [];
  const number = decodeUri(data.slice('tel:'.length));
  return [{ kind: 'rule', app: 'phone', action: 'place', args: { number } }];
}

function mapWebSearch(query: string | undefined): MappedIntent {
  if (!query) return { kind: 'screen', app: 'browser', pattern: '/' };
  const args = { text: query, as: 'search' };
  return { kind: 'rule', app: 'browser', action: 'takeShared', args, opens: true };
}

/** The possible meanings of an intent without a component, best first; empty for an action that this phone does not support. */
export function mapIntent(tree: AnyPhone, androidIntent: AndroidIntent): MappedIntent[] {
  const { action = `${ACTION}VIEW`, data, extras } = androidIntent;
  if (action.startsWith(SETTINGS)) return mapSettings(action.slice(SETTINGS.length), androidIntent);
  if (OTHER_ACTION_PAGES[action]) return [page(OTHER_ACTION_PAGES[action])];
  switch (action) {
    case `${ACTION}VIEW`:
      return mapView(tree, androidIntent);
    case `${ACTION}SENDTO`:
      return data === undefined ? [] : mapUri(data, extras);
    case `${ACTION}SEND`:
    case `${ACTION}SEND_MULTIPLE`:
      return mapSend(tree, androidIntent);
    case `${ACTION}DIAL`:
      return data === undefined
        ? [{ kind: 'screen', app: 'phone', pattern: '/pad' }]
        : [intent({ verb: 'DIAL', uri: data })];
    case `${ACTION}CALL`:
    case `${ACTION}CALL_PRIVILEGED`:
      return mapCall(data);
    case `${ACTION}INSERT`:
    case `${ACTION}INSERT_OR_EDIT`:
    case `${ACTION}EDIT`:
      return mapInsert(tree, androidIntent);
    case `${ACTION}PICK`:
    case `${ACTION}GET_CONTENT`:
    case `${ACTION}OPEN_DOCUMENT`:
      return mapPick(androidIntent);
    case `${ACTION}OPEN_DOCUMENT_TREE`:
      return [intent({ verb: 'PICK', mime: 'vnd.android.document/directory' })];
    case `${ACTION}SET_ALARM`:
      return mapAlarm(androidIntent);
    case `${ACTION}SET_TIMER`:
      return mapTimer(androidIntent);
    case `${ACTION}SHOW_ALARMS`:
      return [{ kind: 'screen', app: 'clock', pattern: '/' }];
    case `${ACTION}SHOW_TIMERS`:
      return [{ kind: 'screen', app: 'clock', pattern: '/timers' }];
    case `${ACTION}WEB_SEARCH`:
      return [mapWebSearch(text(extras['query']))];
    case `${MEDIA}IMAGE_CAPTURE`:
    case `${MEDIA}IMAGE_CAPTURE_SECURE`:
      return [intent({ verb: 'CAPTURE', mime: 'image/*' })];
    case `${MEDIA}VIDEO_CAPTURE`:
      return [intent({ verb: 'CAPTURE', mime: 'video/*' })];
    case 'android.provider.MediaStore.RECORD_SOUND':
      return [intent({ verb: 'CAPTURE', mime: 'audio/*' })];
    case `${MEDIA}STILL_IMAGE_CAMERA`:
    case `${MEDIA}STILL_IMAGE_CAMERA_SECURE`:
    case `${MEDIA}VIDEO_CAMERA`:
      return [{ kind: 'screen', app: 'camera', pattern: '/' }];
    default:
      return [];
  }
}
