/** The fields of the Bot API's Message that mark a message of the service, which nobody wrote: a pin, a join, a new title. */
const FIELDS = [
  ...['new_chat_members', 'left_chat_member', 'new_chat_title', 'new_chat_photo', 'delete_chat_photo'],
  ...['group_chat_created', 'supergroup_chat_created', 'channel_chat_created', 'message_auto_delete_timer_changed'],
  ...['migrate_to_chat_id', 'migrate_from_chat_id', 'pinned_message', 'successful_payment', 'refunded_payment'],
  ...['users_shared', 'user_shared', 'chat_shared', 'gift', 'unique_gift', 'gift_upgrade_sent', 'connected_website'],
  ...['write_access_allowed', 'passport_data', 'proximity_alert_triggered', 'boost_added', 'chat_background_set'],
  ...['checklist_tasks_done', 'checklist_tasks_added', 'direct_message_price_changed', 'paid_message_price_changed'],
  ...['forum_topic_created', 'forum_topic_edited', 'forum_topic_closed', 'forum_topic_reopened'],
  ...['general_forum_topic_hidden', 'general_forum_topic_unhidden', 'web_app_data', 'chat_owner_left'],
  ...['chat_owner_changed', 'giveaway_created', 'giveaway', 'giveaway_winners', 'giveaway_completed'],
  ...['suggested_post_approved', 'suggested_post_approval_failed', 'suggested_post_declined', 'suggested_post_paid'],
  ...['suggested_post_refunded', 'video_chat_scheduled', 'video_chat_started', 'video_chat_ended'],
  ...['video_chat_participants_invited', 'voice_chat_started', 'voice_chat_ended', 'voice_chat_scheduled'],
];

export const isOfService = (message: Readonly<Record<string, unknown>>): boolean =>
  FIELDS.some((field) => message[field] !== undefined);
