import { useState } from 'react';
import { useAction, useOperation } from '../../api/index.ts';
import { Address, Button, Dialog, ErrorCard, KeyValueList, Loaded, Time, toast } from '../../kit/index.ts';
import type { Hex } from '../../values/purchase/purchase.ts';

/** Shows which terms are accepted, by which wallet, and records the acceptance. */
export function AcceptTerms({ wallet }: Readonly<{ wallet: Hex }>) {
  const [open, setOpen] = useState(false);
  const terms = useOperation('viewTerms', { query: { wallet } }, { enabled: open });
  const accept = useAction('acceptTerms', {
    changes: ['viewTerms', 'viewSaleEligibility', 'viewKyc'],
    onDone: ({ currentVersion }) => {
      setOpen(false);
      toast({ title: 'Terms accepted', text: `Version ${currentVersion}`, tone: 'good' });
    },
  });
  const close = () => setOpen(false);
  const version = terms.data?.currentVersion;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Read and accept
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Accept the terms of the sale"
        description="This service does not show the text: get this version of the terms from its operator, and read it in full before you accept it."
        actions={
          <>
            <Button onClick={close}>Not now</Button>
            <Button
              variant="primary"
              busy={accept.isPending}
              disabled={version === undefined}
              onClick={() => version !== undefined && accept.mutate({ body: { wallet, termsVersion: version } })}
            >
              I have read and accept them
            </Button>
          </>
        }
      >
        <Loaded query={terms} failed="The terms could not be read">
          {({ currentVersion, termsVersion, acceptedAt }) => (
            <KeyValueList
              pairs={[
                { name: 'Version to accept', value: currentVersion },
                { name: 'Accepted before', value: termsVersion === null ? 'None' : `Version ${termsVersion}` },
                ...(acceptedAt === null ? [] : [{ name: 'Accepted at', value: <Time value={acceptedAt} exact /> }]),
                { name: 'Wallet', value: <Address value={wallet} /> },
              ]}
            />
          )}
        </Loaded>
        <p>The service records the version, the time and the network address of your acceptance.</p>
        {accept.error !== null && <ErrorCard error={accept.error} title="The acceptance was not recorded" />}
      </Dialog>
    </>
  );
}
