import type { Slots } from '../../../../domain/chat/understanding.ts';

/** What a message plainly does to the open request. */
export type Change = Readonly<{ act: 'change'; slots: Slots }> | Readonly<{ act: 'end' }>;
