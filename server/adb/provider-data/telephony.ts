import { mmsSmsProvider, smsProvider } from '../content-providers/sms.ts';
import { fromContent, type ProviderDatabase } from './database.ts';

/** `mmssms.db`: the texts of the Messages app, with the columns that Android's has. */
export const telephonyDatabase: ProviderDatabase = {
  package: 'com.android.providers.telephony',
  file: 'mmssms.db',
  app: 'messages',
  version: 67,
  tables: context => [
    fromContent('sms', smsProvider.table([], context, new URLSearchParams())!, [
      'thread_id INTEGER',
      'address TEXT',
      'person INTEGER',
      'date INTEGER',
      'date_sent INTEGER DEFAULT 0',
      'protocol INTEGER',
      'read INTEGER DEFAULT 0',
      'status INTEGER DEFAULT -1',
      'type INTEGER',
      'reply_path_present INTEGER',
      'subject TEXT',
      'body TEXT',
      'service_center TEXT',
      'locked INTEGER DEFAULT 0',
      'sub_id INTEGER DEFAULT -1',
      'error_code INTEGER DEFAULT -1',
      'creator TEXT',
      'seen INTEGER DEFAULT 0',
    ]),
    fromContent('threads', mmsSmsProvider.table(['conversations'], context, new URLSearchParams())!, [
      'date INTEGER DEFAULT 0',
      'message_count INTEGER DEFAULT 0',
      'recipient_ids TEXT',
      'snippet TEXT',
      'snippet_cs INTEGER DEFAULT 0',
      'read INTEGER DEFAULT 1',
      'archived INTEGER DEFAULT 0',
      'type INTEGER DEFAULT 0',
      'error INTEGER DEFAULT 0',
      'has_attachment INTEGER DEFAULT 0',
    ]),
    fromContent(
      'canonical_addresses',
      mmsSmsProvider.table(['canonical-addresses'], context, new URLSearchParams())!,
      ['address TEXT'],
    ),
    // Pictures are a part of the app's own messages: there is no MMS.
    {
      name: 'pdu',
      columns: ['thread_id INTEGER', 'date INTEGER', 'msg_box INTEGER', 'read INTEGER'],
      rows: [],
    },
    { name: 'part', columns: ['mid INTEGER', 'ct TEXT', 'name TEXT', '_data TEXT', 'text TEXT'], rows: [] },
    {
      name: 'addr',
      columns: ['msg_id INTEGER', 'contact_id INTEGER', 'address TEXT', 'type INTEGER'],
      rows: [],
    },
  ],
};
