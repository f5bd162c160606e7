import type { Data } from '@institutional-defi/client';
import { useState } from 'react';
import { useAction, useOperation } from '../api/index.ts';
import { Address, Button, Dialog, ErrorCard, ExternalButton, KeyValueList, Loaded, Time, toast } from '../kit/index.ts';
import type { Hex } from '../values/purchase/purchase.ts';
import { ReadToEnd } from './read-to-end.tsx';

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
      toast({ title: 'Terms accepted', text: `Version ${currentVersion}`, tone: 'good' });
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
      title="Accept the terms of the sale"
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button
            variant="primary"
            busy={accept.isPending}
            disabled={data === undefined || (isShown(data) && read !== nameOf(data))}
            onClick={() => data !== undefined && send(data)}
          >
            {data === undefined ? 'Accept' : labelOf(data)}
          </Button>
        </>
      }
    >
      <Loaded query={terms} failed="The terms could not be read">
        {(shown) => (
          <>
            <Text key={nameOf(shown)} terms={shown} onRead={() => setRead(nameOf(shown))} />
            <Facts wallet={wallet} version={shown.version} isEnabled={open} />
            <p>
              The service records the version{shown.sha256 !== null && ', the digest of this text'}, the time and the
              network address of your acceptance.
            </p>
          </>
        )}
      </Loaded>
      {accept.error !== null && <ErrorCard error={accept.error} title="The acceptance was not recorded" />}
    </Dialog>
  );
}

const isShown = ({ text, url }: Terms) => text !== null || url !== null;
const nameOf = ({ version, sha256, url }: Terms) => `${version} ${sha256 ?? url}`;
const labelOf = (terms: Terms) =>
  isShown(terms) ? `I have read and accept version ${terms.version}` : `Accept version ${terms.version}`;

type TextProps = Readonly<{ terms: Terms; onRead: () => void }>;

function Text({ terms: { version, text, url }, onRead }: TextProps) {
  if (text !== null) return <ReadToEnd label={`Terms, version ${version}`} source={text} onEnd={onRead} />;
  if (url === null) return null;
  return (
    <p>
      <ExternalButton href={url} onClick={onRead}>
        Open the text of version {version}
      </ExternalButton>
    </p>
  );
}

type FactsProps = Readonly<{ wallet: Hex; version: string; isEnabled: boolean }>;

function Facts({ wallet, version, isEnabled }: FactsProps) {
  const status = useOperation('viewTerms', { query: { wallet } }, { enabled: isEnabled });
  return (
    <Loaded query={status} failed="The acceptance of the terms could not be read">
      {({ termsVersion, acceptedAt }) => (
        <KeyValueList
          pairs={[
            { name: 'Version to accept', value: version },
            { name: 'Accepted before', value: termsVersion === null ? 'None' : `Version ${termsVersion}` },
            ...(acceptedAt === null ? [] : [{ name: 'Accepted at', value: <Time value={acceptedAt} exact /> }]),
            { name: 'Wallet', value: <Address value={wallet} /> },
          ]}
        />
      )}
    </Loaded>
  );
}
