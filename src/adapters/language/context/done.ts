import { any, maybe } from '../licence/pattern.ts';
import type { Item } from '../tagger/item.ts';
import type { Role } from '../words/roles.ts';

export const role = (name: Role, text: string): Item => ({ is: 'role', role: name, text, raw: text });

/** What is done, and the verb that does it. */
export const VERB_OF: Readonly<Record<string, Item>> = Object.fromEntries(
  Object.entries({
    sent: ['send', 'send'],
    transferred: ['send', 'transfer'],
    moved: ['send', 'move'],
    wired: ['send', 'wire'],
    paid: ['send', 'pay'],
    delivered: ['send', 'send'],
    forwarded: ['send', 'forward'],
    swapped: ['swap', 'swap'],
    converted: ['swap', 'convert'],
    exchanged: ['swap', 'exchange'],
    traded: ['swap', 'trade'],
    changed: ['swap', 'change'],
    turned: ['swap', 'turn'],
    switched: ['swap', 'switch'],
    flipped: ['swap', 'flip'],
    sold: ['sell', 'sell'],
    bridged: ['bridge', 'bridge'],
    wrapped: ['wrap', 'wrap'],
    remitted: ['send', 'remit'],
    shipped: ['send', 'send'],
    dropped: ['send', 'drop'],
    passed: ['send', 'send'],
    shot: ['send', 'send'],
    beamed: ['send', 'send'],
    put: ['send', 'send'],
    sitting: ['send', 'send'],
    land: ['send', 'send'],
    landed: ['send', 'send'],
    credited: ['send', 'send'],
    deposited: ['send', 'send'],
    returned: ['send', 'send'],
    released: ['send', 'send'],
    given: ['send', 'give'],
    transmitted: ['send', 'send'],
    disbursed: ['send', 'send'],
    unwrapped: ['unwrap', 'unwrap'],
  } satisfies Record<string, [Role, string]>).map(([done, [name, text]]) => [done, role(name, text)]),
);
export const DONE = any(Object.keys(VERB_OF).join('|'));
export const AWAY = maybe(any('out|over|across|off|on|along|back'));
