import type { Row } from './telegram.ts';

const media = { id: '1', mime_type: 'x/y', sha256: 'z' };
const message = (type: string, fields: object = {}) => ({
  from: '16505550123',
  id: 'wamid.A',
  timestamp: '1764300000',
  type,
  ...fields,
});

/** Kinds of messages of developers.facebook.com/docs/whatsapp/cloud-api/webhooks, with example values. */
export const WHATSAPP_CORPUS: readonly Row[] = [
  ['text', message('text', { text: { body: 'price of ETH' } }), { text: 'price of ETH' }],
  ['text with an empty context', message('text', { text: { body: 'hi' }, context: null }), { text: 'hi' }],
  ['text of a reply', message('text', { text: { body: 'hi' }, context: { from: '1', id: 'wamid.B' } }), { text: 'hi' }],
  [
    'text of an advertisement',
    message('text', { text: { body: 'hi' }, referral: { source_type: 'ad' } }),
    { text: 'hi' },
  ],
  ['text, forwarded', message('text', { text: { body: 'hi' }, context: { forwarded: true } }), { text: 'hi' }],
  ['image with caption', message('image', { image: { ...media, caption: 'price of ETH' } }), { text: 'price of ETH' }],
  ['video with caption', message('video', { video: { ...media, caption: 'price of ETH' } }), { text: 'price of ETH' }],
  [
    'document with caption',
    message('document', { document: { ...media, caption: 'hi', filename: 'f' } }),
    { text: 'hi' },
  ],
  ['image', message('image', { image: media }), { attached: 'image' }],
  ['image without its details', message('image', { image: null }), { attached: 'image' }],
  ['audio', message('audio', { audio: { ...media, voice: false } }), { attached: 'voice' }],
  ['voice', message('audio', { audio: { ...media, voice: true } }), { attached: 'voice' }],
  ['video', message('video', { video: media }), { attached: 'video' }],
  ['sticker', message('sticker', { sticker: { ...media, animated: false } }), { attached: 'sticker' }],
  ['document', message('document', { document: { ...media, filename: 'f' } }), { attached: 'file' }],
  ['location', message('location', { location: { latitude: 1, longitude: 2, name: 'n' } }), { attached: 'location' }],
  ['contacts', message('contacts', { contacts: [{ name: { formatted_name: 'B' } }] }), { attached: 'contact' }],
  ['button', message('button', { button: { payload: 'p', text: 'price of ETH' } }), { text: 'price of ETH' }],
  [
    'interactive button_reply',
    message('interactive', { interactive: { type: 'button_reply', button_reply: { id: 'cancel', title: 'Cancel' } } }),
    { text: 'cancel' },
  ],
  [
    'interactive list_reply',
    message('interactive', { interactive: { type: 'list_reply', list_reply: { id: 'help', title: 'Help' } } }),
    { text: 'help' },
  ],
  [
    'interactive nfm_reply',
    message('interactive', { interactive: { type: 'nfm_reply', nfm_reply: { response_json: '{}' } } }),
    { text: '' },
  ],
  ['order', message('order', { order: { catalog_id: '1', product_items: [] } }), { text: '' }],
  ['unsupported', message('unsupported', { errors: [{ code: 131_051, title: 'Message type unknown' }] }), { text: '' }],
  ['unknown', message('unknown', { errors: [{ code: 131_051 }] }), { text: '' }],
  ['request_welcome', message('request_welcome'), { text: 'help' }],
  ['reaction', message('reaction', { reaction: { message_id: 'wamid.B', emoji: '👍' } }), 'ignored'],
  [
    'system, a changed number',
    message('system', { system: { body: 'x', wa_id: '2', type: 'user_changed_number' } }),
    'ignored',
  ],
  [
    'system, a changed identity',
    message('system', { system: { body: 'x', type: 'customer_identity_changed' } }),
    'ignored',
  ],
  ['edit', message('edit', { edit: { message: message('text', { text: { body: 'hi' } }) } }), 'ignored'],
  ['revoke', message('revoke', { revoke: { original_message_id: 'wamid.B' } }), 'ignored'],
  ['text in a group', message('text', { text: { body: 'hi' }, group_id: 'g' }), 'ignored'],
  ['a message without a sender', { id: 'wamid.A', type: 'text', text: { body: 'hi' } }, 'refused'],
  ['a message without an id', { from: '1', type: 'text', text: { body: 'hi' } }, 'refused'],
  ['a message without a type', { from: '1', id: 'wamid.A' }, 'refused'],
  ['a text that is none', message('text', { text: { body: 7 } }), 'refused'],
  ['null', null, 'refused'],
];
