import { fill, SPOKEN_PROBLEMS, sentencesIn } from '../../../domain/chat/sentences/index.ts';
import type { Clarification, Problem, SlotName } from '../../../domain/chat/understanding.ts';
import { chainName, isChainId } from '../../../domain/shared/chain/chains.ts';

const MISSING: Readonly<Record<SlotName, string>> = {
  amount: 'How much?',
  token: 'Which token?',
  fromToken: 'Which token do you want to give?',
  toToken: 'Which token do you want to receive?',
  recipient: 'To which address or name?',
  fromChain: 'From which network?',
  toChain: 'To which network?',
  wallet: 'Of which address?',
  slippageBps: 'Which slippage, from 0.01% to 50%?',
};

type QuestionOf = (problem: Problem) => string;
const optionsOf = ({ slot, options = [] }: Problem): string[] =>
  options.map((option) => (slot === 'fromChain' || slot === 'toChain' ? networkOf(option) : option));
const choices: QuestionOf = (problem) => optionsOf(problem).join(' or ');

const numbered: QuestionOf = ({ options = [] }) => options.map((option, at) => `${at + 1}. ${option}`).join('; ');

const networkOf = (option: string): string => (isChainId(Number(option)) ? chainName(Number(option)) : option);

const WHAT_I_DO = 'I can prepare transfers and swaps now, and look up balances, prices and fees.';
const UNSUPPORTED: Readonly<Record<string, string>> = {
  secrets: 'Never send a seed phrase, key or password to anybody, also not here.',
  nft: 'NFTs are not supported.',
  staking: 'Staking and liquidity pools are not supported.',
  lending: 'Lending and borrowing are not supported.',
  derivatives: 'Leveraged trading is not supported.',
  orders: 'Limit orders and recurring purchases are not supported.',
  rights: 'Approvals, claims, votes and signatures are not supported.',
  bank: 'Banks and cards are not supported.',
  schedule: 'I cannot do anything at a later time.',
  condition: 'I cannot wait for a price or another condition.',
  advice: 'I do not give advice.',
  report: 'That reads like somebody else’s words, so I do nothing about it. If you want it, please say it yourself.',
  other: 'That is not supported.',
};

const QUESTIONS: Readonly<Record<Problem['code'], QuestionOf>> = {
  'address-checksum': () => 'The checksum of that address is wrong: a character may be mistyped. Which address is it?',
  'address-malformed': () => 'That is not a complete address. Which address is it?',
  'address-of-other-chain': () => 'That address is of another chain than the token. To which address or name?',
  'recipient-is-token': () =>
    'That address is the contract of a token: what is sent there is lost. To which address or name?',
  'recipient-is-nobody': () => 'I need an address or a name such as name.eth. To whom?',
  'name-unsafe': () => 'That name has characters that pass for others. Please type it again in plain letters.',
  'name-unknown': () => 'That is not a name that I can send to. To which address or name?',
  'token-unknown': ({ said }) => `I do not know the token ${said}. Which token is it?`,
  'token-ambiguous': ({ said }) => `Several tokens are called ${said} there. Which one, by its address?`,
  'token-not-on-chain': ({ said }) => `${said} is not listed on that network. On which network?`,
  'token-same': () => 'Both tokens are the same. Which token do you want to receive?',
  'chain-unknown': ({ said }) => `The network ${said} is not supported. Which network instead?`,
  'chain-or-token': (problem) => `Do you mean ${choices(problem)}?`,
  'amount-unclear': (problem) => `How much exactly: ${choices(problem)}?`,
  'amount-malformed': () => 'I cannot read that amount. How much exactly, for example 1500 or 0.5?',
  'amount-not-positive': () => 'The amount must be more than zero. How much?',
  'amount-too-fine': () => 'The amount has more decimals than the token. How much?',
  'amount-above-all': () => 'That is more than everything. How much?',
  'slippage-out-of-range': () => MISSING.slippageBps,
  'several-values': (problem) =>
    problem.options ? `Which one: ${choices(problem)}?` : MISSING[problem.slot ?? 'amount'],
  'several-requests': () => 'One request at a time, please: which one first?',
  'not-understood': () => 'I did not understand all of that. Could you say it in one plain sentence?',
  'not-plainly-asked': () => 'I am not certain that you want this done. Please say it as one plain request.',
  denied: () => 'All right, nothing is done.',
  proposed: () => 'I am not certain what you mean. Could you say it in one plain sentence?',
  unsupported: ({ said = '' }) => `${UNSUPPORTED[said] ?? UNSUPPORTED.other} ${WHAT_I_DO}`,
  'change-unclear': ({ said }) => `Shall that change? To change the open request, say for example “make it ${said}”.`,
  'nothing-before': () => 'There is nothing before in this conversation that this refers to.',
  'several-steps': (problem) => `These are several steps: ${numbered(problem)}. Begin with the first?`,
  instruction: () => 'I cannot take that. What would you like to do?',
};

export const clarificationQuestion = (asked: Clarification, language?: string): string =>
  questionIn(asked, language) ??
  ('problem' in asked ? QUESTIONS[asked.problem.code](asked.problem) : missingQuestion(asked));

const missingQuestion = ({ missing, counts }: { missing: SlotName; counts?: string }): string =>
  counts === undefined ? MISSING[missing] : `How much ${counts} do you want to give?`;

/** Undefined for English, and for a question that the language has no sentence for. */
export function questionIn(asked: Clarification, language: string | undefined): string | undefined {
  const sentences = sentencesIn(language);
  if (sentences === undefined) return undefined;
  if ('missing' in asked)
    return asked.counts === undefined
      ? sentences.missing[asked.missing]
      : fill(sentences.howMuchOf, { token: asked.counts });
  const { problem } = asked;
  const code = SPOKEN_PROBLEMS.find((one) => one === problem.code);
  if (code === undefined) return undefined;
  if (problem.options === undefined && sentences.problems[code].includes('{options}'))
    return sentences.missing[problem.slot ?? 'amount'];
  const options = problem.code === 'several-steps' ? numbered(problem) : optionsOf(problem).join(` ${sentences.or} `);
  return fill(sentences.problems[code], { said: problem.said ?? '', options });
}
