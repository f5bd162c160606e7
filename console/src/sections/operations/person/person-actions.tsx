import type { Schemas } from '@institutional-defi/client';
import { useState } from 'react';
import { Button, Notice, Row, Section } from '../../../kit/index.ts';
import { sameAddress } from '../../../values/address.ts';
import type { Operator } from '../frame/operators-only.tsx';
import { may } from '../frame/roles.ts';
import { useRoleOf } from '../frame/use-role-of.ts';
import { Appoint, Block, ERASE, Grant, Plain, REMOVE, Revoke, UNBLOCK } from './act-dialogs.tsx';
import { PersonExport } from './person-export.tsx';

type Act = 'block' | 'unblock' | 'grant' | 'revoke' | 'appoint' | 'remove' | 'erase';
type PersonActionsProps = Readonly<{ file: Schemas['UserFile']; operator: Operator }>;

/** What an operator can do about this wallet. Blocking acts at once; everything else becomes a proposal. */
export function PersonActions({ file: { profile, kyc }, operator }: PersonActionsProps) {
  const [open, setOpen] = useState<Act>();
  const close = () => setOpen(undefined);
  const { wallet, isBlocked } = profile;
  const role = useRoleOf()(wallet);
  const about = { wallet, person: profile.name ?? profile.username };
  const button = (act: Act, text: string) => (
    <Button variant={act === 'block' ? 'danger' : 'plain'} onClick={() => setOpen(act)}>
      {text}
    </Button>
  );
  if (!may(operator, 'user.block'))
    return <Notice title="You can read only">A reviewer can block this wallet, and propose changes.</Notice>;
  return (
    <Section
      title="Actions"
      lead={
        operator.fourEyes
          ? 'Blocking acts at once. Everything else waits until another operator approves.'
          : 'Blocking acts at once. Everything else becomes a proposal.'
      }
    >
      {sameAddress(wallet, operator.wallet) && <Notice title="This is your own wallet" />}
      <Row>
        {isBlocked ? button('unblock', 'Propose to unblock') : button('block', 'Block the wallet')}
        {button('grant', 'Propose a tier')}
        {kyc.tier !== null && button('revoke', 'Propose to revoke tiers')}
        {may(operator, 'add-operator') &&
          button('appoint', role == null ? 'Propose as operator' : 'Propose another role')}
        {may(operator, 'remove-operator') && role != null && button('remove', 'Propose to remove as operator')}
        {may(operator, 'erase') && button('erase', 'Propose to erase personal data')}
        <PersonExport wallet={wallet} />
      </Row>
      {open === 'block' && <Block about={about} onClose={close} />}
      {open === 'unblock' && <Plain {...UNBLOCK} about={about} onClose={close} />}
      {open === 'grant' && <Grant about={about} present={kyc.tier} onClose={close} />}
      {open === 'revoke' && <Revoke about={about} present={kyc.tier} onClose={close} />}
      {open === 'appoint' && <Appoint about={about} onClose={close} />}
      {open === 'remove' && <Plain {...REMOVE} about={about} onClose={close} />}
      {open === 'erase' && <Plain {...ERASE} about={about} onClose={close} />}
    </Section>
  );
}
