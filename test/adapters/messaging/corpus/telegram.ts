/** `answered` with the text that the chat reads, or with what was attached; `ignored`; `refused` as unreadable. */
export type Fate = Readonly<{ text: string } | { attached: string } | 'ignored' | 'refused'>;
export type Row = readonly [kind: string, payload: unknown, fate: Fate];

const person = { id: 77, is_bot: false, first_name: 'A' };
const bot = { id: 1, is_bot: true, first_name: 'Bot' };
const chat = { id: 77, type: 'private', first_name: 'A' };
const group = { id: -1_002_000_000_000, type: 'supergroup', title: 'g', is_forum: true };
const file = { file_id: 'x', file_unique_id: 'y', file_size: 1 };
const base = { message_id: 1, date: 1_764_300_000, from: person, chat };
const message = (fields: object) => ({ update_id: 900_000, message: { ...base, ...fields } });
const own = { message_id: 2, date: 1_764_300_000, from: bot, chat };

/** Kinds of updates and messages of core.telegram.org/bots/api, with example values. */
const PERSON: readonly Row[] = [
  ['text', message({ text: 'price of ETH' }), { text: 'price of ETH' }],
  [
    'entities',
    message({ text: '/price eth', entities: [{ type: 'bot_command', offset: 0, length: 6 }] }),
    { text: 'price eth' },
  ],
  ['text in a group', message({ text: 'hi', chat: group }), { text: 'hi' }],
  [
    'text of a reply',
    message({ text: 'hi', reply_to_message: own, quote: { text: 'x', position: 0 } }),
    { text: 'hi' },
  ],
  [
    'forward_origin',
    message({ text: 'hi', forward_origin: { type: 'hidden_user', sender_user_name: 'B' } }),
    { text: 'hi' },
  ],
  ['photo with caption', message({ photo: [file], caption: 'price of ETH' }), { text: 'price of ETH' }],
  ['video with caption', message({ video: file, caption: 'price of ETH' }), { text: 'price of ETH' }],
  ['document with caption', message({ document: file, caption: 'price of ETH' }), { text: 'price of ETH' }],
  ['voice with caption', message({ voice: file, caption: 'price of ETH' }), { text: 'price of ETH' }],
  ['media group', message({ photo: [file], media_group_id: '1' }), { attached: 'image' }],
  ['photo', message({ photo: [file] }), { attached: 'image' }],
  ['animation', message({ animation: file, document: file }), { attached: 'image' }],
  ['audio', message({ audio: file }), { attached: 'voice' }],
  ['voice', message({ voice: file }), { attached: 'voice' }],
  ['video', message({ video: file }), { attached: 'video' }],
  ['video_note', message({ video_note: file }), { attached: 'video' }],
  ['document', message({ document: file }), { attached: 'file' }],
  ['sticker', message({ sticker: file }), { attached: 'sticker' }],
  ['contact', message({ contact: { phone_number: '+10000000000', first_name: 'B' } }), { attached: 'contact' }],
  ['location', message({ location: { latitude: 1, longitude: 2 } }), { attached: 'location' }],
  ['venue', message({ venue: { title: 't' }, location: { latitude: 1, longitude: 2 } }), { attached: 'location' }],
  ['poll', message({ poll: { id: '1', question: 'q', options: [] } }), { text: '' }],
  ['dice', message({ dice: { emoji: '🎲', value: 3 } }), { text: '' }],
  ['game', message({ game: { title: 't' } }), { text: '' }],
  ['story', message({ story: { id: 1 } }), { text: '' }],
  ['paid_media', message({ paid_media: { star_count: 1 } }), { text: '' }],
  ['checklist', message({ checklist: { title: 't', tasks: [] } }), { text: '' }],
  ['invoice', message({ invoice: { title: 't' } }), { text: '' }],
  [
    'callback_query',
    { update_id: 1, callback_query: { id: 'q', from: person, message: own, data: 'price of ETH' } },
    { text: 'price of ETH' },
  ],
];

/** The service's own messages. */
const SERVICE = [
  'new_chat_members',
  'left_chat_member',
  'new_chat_title',
  'new_chat_photo',
  'delete_chat_photo',
  'group_chat_created',
  'supergroup_chat_created',
  'channel_chat_created',
  'message_auto_delete_timer_changed',
  'migrate_to_chat_id',
  'migrate_from_chat_id',
  'pinned_message',
  'successful_payment',
  'refunded_payment',
  'users_shared',
  'chat_shared',
  'gift',
  'unique_gift',
  'connected_website',
  'write_access_allowed',
  'passport_data',
  'proximity_alert_triggered',
  'boost_added',
  'chat_background_set',
  'checklist_tasks_done',
  'checklist_tasks_added',
  'direct_message_price_changed',
  'forum_topic_created',
  'forum_topic_edited',
  'forum_topic_closed',
  'forum_topic_reopened',
  'general_forum_topic_hidden',
  'general_forum_topic_unhidden',
  'giveaway_created',
  'giveaway',
  'giveaway_winners',
  'giveaway_completed',
  'paid_message_price_changed',
  'video_chat_scheduled',
  'video_chat_started',
  'video_chat_ended',
  'video_chat_participants_invited',
  'web_app_data',
].map((kind): Row => [kind, message({ [kind]: kind.startsWith('migrate') ? -1 : {} }), 'ignored']);

/** Updates that are no message of a person to the bot. */
const OTHER_UPDATES = [
  'edited_message',
  'channel_post',
  'edited_channel_post',
  'business_connection',
  'business_message',
  'edited_business_message',
  'deleted_business_messages',
  'message_reaction',
  'message_reaction_count',
  'inline_query',
  'chosen_inline_result',
  'shipping_query',
  'pre_checkout_query',
  'purchased_paid_media',
  'poll',
  'poll_answer',
  'my_chat_member',
  'chat_member',
  'chat_join_request',
  'chat_boost',
  'removed_chat_boost',
].map((kind): Row => [kind, { update_id: 1, [kind]: { ...base, text: 'hi' } }, 'ignored']);

export const TELEGRAM_CORPUS: readonly Row[] = [
  ...PERSON,
  ...SERVICE,
  ...OTHER_UPDATES,
  ['a bot’s message', message({ text: 'hi', from: bot }), 'ignored'],
  ['via_bot', message({ text: 'hi', via_bot: bot }), 'ignored'],
  ['an anonymous administrator', message({ text: 'hi', from: bot, sender_chat: group, chat: group }), 'ignored'],
  [
    'a press under another’s message',
    { update_id: 1, callback_query: { id: 'q', from: person, message: base, data: 'x' } },
    'ignored',
  ],
  [
    'a press of a game',
    { update_id: 1, callback_query: { id: 'q', from: person, message: own, game_short_name: 'g' } },
    'ignored',
  ],
  [
    'a press under an inline message',
    { update_id: 1, callback_query: { id: 'q', from: person, inline_message_id: 'i', data: 'x' } },
    'ignored',
  ],
  ['an update without an id', { message: base }, 'refused'],
  ['a message without a chat', { update_id: 1, message: { message_id: 1, from: person, text: 'hi' } }, 'refused'],
];
