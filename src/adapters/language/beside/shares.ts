import type { Flat } from '../context/flat.ts';

/** "all usdc i got today", "20% of the usdc i owe": a part of what is owned, which a word of the message limits. */
const LIMITED_BEHIND =
  /^(?:that |which |what )?(?:i|we|he|she|they|you|somebody|someone|tom|bob) (?:just |have |had |has |will |am |are |was |were |did |do |not |still |already |also |really )*(?:got(?! (?:on|in|here|there|left|at|with)\b)|owe|owes|owed|borrowed|agreed|received|earned|promised|bought|lent|need|needs|made|won|saved|lost|found|spent|mentioned|said|discussed|set|put|collected|deposited|invested|swapped|sent|withdrew|withdrawn|sold|paid|raised|mined|staked|claimed|minted|transferred|moved|bridged|gave|given|told|asked|want to spend|charged|due|counted)\b/;
const LIMITING =
  /^(?:incoming|outgoing|future|new|old|todays|yesterdays|tomorrows|todays|monthly|weekly|daily|extra|borrowed|earned|received|unspent|unused|recent|last|next|first|excess|surplus|leftover|his|her|their|your|bought|fresh|pending|locked|unlocked|staked|unstaked|loose|owed|agreed|promised|due|expected|idle|free|collected|won|lost|stolen|found|mined|claimed|vested|available soon|today|yesterday|bridged|deposited|invested|lent|dirty|clean)$/;

/** Whether a share of what is owned is limited by words beside its token. */
export function isLimitedShare({ words, items, of }: Flat): boolean {
  return words.some((word, at) => {
    const item = items[of[at] ?? -1];
    const isShare =
      (word === '§n' || word === '§r') &&
      (item?.is === 'rate' || (item?.is === 'amount' && /^(?:max|share)$/.test(item.amount.kind)));
    if (!isShare) return false;
    const token = words.findIndex((one, index) => index > at && /^§[tbk]$/.test(one));
    if (token < 0 || token > at + 6) return false;
    return (
      words.slice(at + 1, token).some((one) => LIMITING.test(one)) ||
      LIMITED_BEHIND.test(words.slice(token + 1, token + 8).join(' '))
    );
  });
}
