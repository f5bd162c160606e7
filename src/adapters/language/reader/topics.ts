import type { Problem, Reading } from '../../../domain/chat/understanding.ts';

/** What people ask for that this service does not do, by words that show it. They only choose the sentence of a refusal. */
const TOPICS: readonly (readonly [topic: string, words: string])[] = [
  ['secrets', 'seed|mnemonic|password|passphrase'],
  ['nft', 'nft|nfts|collectible|mint'],
  ['staking', 'stake|staking|unstake|restake|yield|farm|farming|liquidity|pool|validator|lido'],
  ['lending', 'lend|lending|borrow|borrowing|repay|supply|loan|deposit|collateral|aave|compound'],
  ['derivatives', 'leverage|leveraged|perp|perps|futures|margin'],
  ['orders', 'dca'],
  ['rights', 'approve|approval|approvals|revoke|sign|vote|claim|airdrop|delegate|deploy'],
  ['bank', 'bank|card|paypal|iban|sepa|venmo'],
  [
    'schedule',
    'tomorrow|tonight|later|schedule|daily|weekly|monthly|every|monday|tuesday|wednesday|thursday|friday|saturday|sunday|remind|morgen|mañana|amanhã|demain|yarın',
  ],
  ['condition', 'if|when|once|unless|until|hits|drops|reaches|falls|rises'],
  ['advice', 'should|opinion|think|recommend|advice|worth|good|better|predict'],
  ['report', 'says|said|say|example|docs|quote|told|asked|wants|reads|wrote|email|message|boss'],
];

/** A refusal that names what is not supported, in the place of one that says only that nothing was understood. */
export function withTopic(reading: Reading, shape: readonly string[]): Reading {
  const isPlainRefusal =
    reading.act === 'request' &&
    reading.intent === 'unknown' &&
    reading.problems.every(({ code }) => code === 'not-understood');
  if (!isPlainRefusal) return reading;
  const said = TOPICS.find(([, words]) => words.split('|').some((word) => shape.includes(word)))?.[0];
  const problem: Problem | undefined = said === undefined ? undefined : { code: 'unsupported', said };
  return problem === undefined ? reading : { ...reading, problems: [problem] };
}
