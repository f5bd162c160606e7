import type { Data } from '@institutional-defi/client';
import { useState } from 'react';
import { useAction, useOperation } from '../api/index.ts';
import { Address, Button, Dialog, ErrorCard, ExternalButton, KeyValueList, Loaded, Time, toast } from '../kit/index.ts';
import type { Hex } from '../values/purchase/purchase.ts';
import { ReadToEnd } from './read-to-end.tsx';
import { t } from './texts/index.ts';

type Terms = Data<'viewTermsText'>;

type TermsDialogProps = Readonly<{ wallet: Hex; open: boolean; onClose: () => void }>;

/** Shows the terms, as far as the service has them, and records their acceptance by the wallet. */
export default function TermsDialog({ wallet, open, onClose }: TermsDialogProps) {
  const [read, setRead] = useState<string>();
  const terms = useOperation('viewTermsText', undefined, { enabled: open });
  const accept = useAction('acceptTerms', {
    changes: ['viewTerms', 'viewSaleEligibility', 'viewKyc'],
    onDone: ({ currentVersion }) => {
      onClose();
      toast({ title: t('accepted'), text: t('version', { version: currentVersion }), tone: 'good' });
    },
  });
  const send = ({ version, sha256 }: Terms) =>
    accept.mutate(
      { body: { wallet, termsVersion: version, ...(sha256 !== null && { textSha256: sha256 }) } },
      { onError: () => void terms.refetch() },
    );
  const { data } = terms;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('acceptTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('notNow')}</Button>
          <Button
            variant="primary"
            busy={accept.isPending}
            disabled={data === undefined || (isShown(data) && read !== nameOf(data))}
            onClick={() => data !== undefined && send(data)}
          >
            {data === undefined ? t('acceptShort') : labelOf(data)}
          </Button>
        </>
      }
    >
      <Loaded query={terms} failed={t('termsFailed')}>
        {(shown) => (
          <>
            <Text key={nameOf(shown)} terms={shown} onRead={() => setRead(nameOf(shown))} />
            <Facts wallet={wallet} version={shown.version} isEnabled={open} />
            <p>{t(shown.sha256 === null ? 'recorded' : 'recordedText')}</p>
          </>
        )}
      </Loaded>
      {accept.error !== null && <ErrorCard error={accept.error} title={t('acceptFailed')} />}
    </Dialog>
  );
}

const isShown = ({ text, url }: Terms) => text !== null || url !== null;
const nameOf = ({ version, sha256, url }: Terms) => `${version} ${sha256 ?? url}`;
const labelOf = (terms: Terms) => t(isShown(terms) ? 'readAndAccept' : 'acceptVersion', { version: terms.version });

type TextProps = Readonly<{ terms: Terms; onRead: () => void }>;

function Text({ terms: { version, text, url }, onRead }: TextProps) {
  if (text !== null) return <ReadToEnd label={t('termsLabel', { version })} source={text} onEnd={onRead} />;
  if (url === null) return <p>{t('noText', { version })}</p>;
  return (
    <p>
      <ExternalButton href={url} onClick={onRead}>
        {t('openText', { version })}
      </ExternalButton>
    </p>
  );
}

type FactsProps = Readonly<{ wallet: Hex; version: string; isEnabled: boolean }>;

function Facts({ wallet, version, isEnabled }: FactsProps) {
  const status = useOperation('viewTerms', { query: { wallet } }, { enabled: isEnabled });
  return (
    <Loaded query={status} failed={t('acceptanceFailed')}>
      {({ termsVersion, acceptedAt }) => (
        <KeyValueList
          pairs={[
            { name: t('toAccept'), value: version },
            {
              name: t('acceptedBefore'),
              value: termsVersion === null ? t('none') : t('version', { version: termsVersion }),
            },
            ...(acceptedAt === null ? [] : [{ name: t('acceptedAt'), value: <Time value={acceptedAt} exact /> }]),
            { name: t('wallet'), value: <Address value={wallet} /> },
          ]}
        />
      )}
    </Loaded>
  );
}
