import { isOf } from './nouns.ts';
import type { Speaker } from './speaker.ts';
import type { Text } from './text.ts';

const FROM = /^(?:de|del|do|da|du|des|von|vom|aus)$/;
/** "20 USDC de la cagnotte", "1 ETH vom Verein": the money of a group, behind what it counts. */
export function comesFromGroup({ runs }: Text, speaker: Speaker): boolean {
  return runs.some(({ words, before, behind }) => {
    if (before !== 'value' || !/^§[tb]$/.test(behind ?? '') || !FROM.test(words[0] ?? '')) return false;
    const of = words.slice(1, 4).find((word) => !speaker.said.small.test(word));
    return of !== undefined && isOf('holders', of, speaker);
  });
}
