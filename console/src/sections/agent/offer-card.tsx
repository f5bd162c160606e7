import { Address, Button, Hash, KeyValueList, type Pair, Row } from '../../kit/index.ts';
import { swapChainName } from '../../values/swap-chains.ts';
import css from './agent.module.css';
import type { Reply } from './conversation.ts';

type OfferCardProps = Readonly<{
  reply: Reply;
  isOpen: boolean;
  isAsking: boolean;
  onSay: (message: string, confirmAction?: string) => void;
}>;

/** What would be prepared: what, how much, to whom, on which network; and its confirmation. */
export function OfferCard({ reply, isOpen, isAsking, onSay }: OfferCardProps) {
  const confirm = reply.actions.find(({ action }) => action === 'confirm');
  const code = confirm?.params.confirmAction;
  return (
    <fieldset className={css.offer} aria-label="Offer to confirm">
      <KeyValueList
        pairs={[
          ...pairsOf(reply),
          { name: 'Code of the offer', value: <Hash value={textOf(code)} name="code of the offer" /> },
        ]}
      />
      {(reply.data.warnings ?? []).length > 0 && (
        <ul className={css.warnings}>
          {reply.data.warnings?.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <Row>
          {confirm !== undefined && code !== undefined && (
            <Button variant="primary" busy={isAsking} onClick={() => onSay(confirm.label, String(code))}>
              {confirm.label}
            </Button>
          )}
          <Button disabled={isAsking} onClick={() => onSay('cancel')}>
            Cancel
          </Button>
        </Row>
      ) : (
        <p className={css.about}>The newest message shows what is open now.</p>
      )}
    </fieldset>
  );
}

const textOf = (value: string | number | undefined) => (value === undefined ? undefined : String(value));

function pairsOf({ intent, data }: Reply): readonly Pair[] {
  const { amount, amountSide, token, fromToken, toToken, fromChain, toChain, recipient, slippageBps } = data;
  const chain = (name: string, value: number | string | undefined): readonly Pair[] =>
    value === undefined ? [] : [{ name, value: typeof value === 'number' ? swapChainName(value) : value }];
  const pair = (name: string, value: string | undefined): readonly Pair[] =>
    value === undefined ? [] : [{ name, value }];
  const counted = amountSide === 'to' ? toToken : (token ?? fromToken);
  return [
    { name: 'What', value: intent === 'swap' ? 'Swap' : 'Transfer' },
    ...pair('Amount', amount === undefined ? undefined : `${amount} ${counted ?? ''}`),
    ...(intent === 'swap' ? [...pair('Pay', fromToken), ...pair('Receive', toToken)] : []),
    ...chain(toChain === undefined ? 'Network' : 'From network', fromChain),
    ...chain('To network', toChain),
    ...(recipient === undefined ? [] : [{ name: 'Recipient', value: <Address value={recipient} whole /> }]),
    ...pair('Highest deviation', slippageBps === undefined ? undefined : `${slippageBps / 100} %`),
  ];
}
