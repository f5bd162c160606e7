import { Link } from '@tanstack/react-router';
import { Amount, Badge, Button, Row, Time } from '../../kit/index.ts';
import { useSession } from '../../session/index.ts';
import { isSent } from '../../signing/index.ts';
import { chainName } from '../../values/chains.ts';
import { partsOf } from '../../values/said.ts';
import { readQuote } from '../../values/swap-quote.ts';
import css from './agent.module.css';
import { changesIn, type Entry, type Reply } from './conversation.ts';
import { OfferCard } from './offer-card.tsx';
import { SwapToSign } from './swap-to-sign.tsx';
import { t } from './texts/index.ts';
import { TransferToSign } from './transfer-to-sign.tsx';

type MessageProps = Readonly<{
  entry: Entry;
  /** Only the last reply can be answered: offers before it are no longer open. */
  isLast: boolean;
  isAsking: boolean;
  onSay: (message: string, confirmAction?: string) => void;
  onChange: (part: (entry: Extract<Entry, { who: 'agent' }>) => Entry) => void;
}>;

export function Message({ entry, isLast, isAsking, onSay, onChange }: MessageProps) {
  return (
    <article className={entry.who === 'you' ? css.mine : css.theirs}>
      <header className={css.who}>
        <strong>{t(entry.who)}</strong> <Time value={entry.at} />
      </header>
      {entry.who === 'you' ? (
        <p className={css.text}>{entry.text}</p>
      ) : (
        <>
          {isSigned(entry) ? <p className={css.text}>{t('signed')}</p> : <Said reply={entry.reply} />}
          {entry.reply.requiresConfirmation && (
            <OfferCard reply={entry.reply} isOpen={isLast} isAsking={isAsking} onSay={onSay} />
          )}
          {!entry.reply.requiresConfirmation && isLast && <Answers reply={entry.reply} onSay={onSay} />}
          {entry.reply.data.prepared !== undefined && <TransferToSign entry={entry} onChange={onChange} />}
          {entry.reply.data.prepared === undefined && isSwapToSign(entry.reply) && (
            <SwapToSign entry={entry} onChange={onChange} />
          )}
        </>
      )}
    </article>
  );
}

/** The wallet signed everything that was to be signed: what the reply asks for is done. */
function isSigned({ reply: { data }, sendings = [] }: Extract<Entry, { who: 'agent' }>): boolean {
  const toSign = data.prepared === undefined ? readQuote(data.swap?.quote)?.steps.length : 1;
  return sendings.filter(isSent).length === toSign;
}

const isSwapToSign = ({ actions, data }: Reply) =>
  data.swap !== undefined && actions.some(({ action }) => action === 'sign-transaction');

/** The reply in words; a correction's differences stand apart. */
function Said({ reply: { message, data } }: Readonly<{ reply: Reply }>) {
  const { changes, rest } = changesIn(message);
  return (
    <>
      {changes.length > 0 && (
        <ul className={css.changes} aria-label={t('changed')}>
          {changes.map(({ what, before, after }) => (
            <li key={what}>
              <Badge tone="accent">{t('changed')}</Badge> {what}: <del>{before}</del> → <ins>{after}</ins>
            </li>
          ))}
        </ul>
      )}
      <p className={css.text}>
        {partsOf(rest, data).map((part, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one answer never change their order.
          typeof part === 'string' ? part : <Amount key={at} {...part} />,
        )}
      </p>
    </>
  );
}

/** What can be answered by a press. Where a network is asked for, that of the wallet comes first: the agent does not see the wallet. */
function Answers({ reply, onSay }: Readonly<{ reply: Reply; onSay: MessageProps['onSay'] }>) {
  const session = useSession();
  const chainId = session.status === 'signed-in' ? session.account?.chainId : undefined;
  const said = reply.actions.filter(({ action }) => action === 'say');
  const pages = reply.actions.filter(({ action }) => action === 'open');
  const own = said.find(({ label }) => isNetworkAsked(reply) && chainId !== undefined && label === chainName(chainId));
  const others = said.filter((one) => one !== own);
  return (
    <>
      {own !== undefined && <p className={css.about}>{t('yourNetwork', { network: own.label })}</p>}
      {mayBeAPurchase(reply) && (
        <p className={css.about}>{t.rich('cannotBuy', { buy: (words) => <Link to="/buy">{words}</Link> })}</p>
      )}
      {said.length + pages.length > 0 && (
        <Row>
          {pages.map(({ label, params }) => (
            <a key={label} href={String(params.url)}>
              {label}
            </a>
          ))}
          {[...(own === undefined ? [] : [own]), ...others].map((one) => (
            <Button
              key={one.label}
              size="small"
              variant={one === own ? 'primary' : 'plain'}
              onClick={() => onSay(String(one.params.message ?? one.label))}
            >
              {one.label}
            </Button>
          ))}
        </Row>
      )}
    </>
  );
}

const isNetworkAsked = ({ data }: Reply) => data.missing?.includes('fromChain') === true;

/** "Buy tokens for 250 USDC" is read as a swap that lacks a token. */
const mayBeAPurchase = ({ intent, data }: Reply) =>
  intent === 'swap' && ['fromToken', 'toToken'].some((one) => data.missing?.some((lacking) => lacking === one));
