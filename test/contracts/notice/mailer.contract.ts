import { expect } from 'chai';
import type { Mail, Mailer } from '../../../src/application/ports/notice.ts';
import { NON_ASCII } from '../../support/fixtures/store-fixtures.ts';
import { rejection } from '../../support/rejection.ts';

export type MailerWorld = Readonly<{
  mailer: Mailer;
  /** The recipients of each mail that arrived, oldest first. */
  recipients(): readonly (readonly string[])[];
  stop?(): Promise<void>;
}>;

export const MAIL: Mail = { to: 'alice@example.com', subject: NON_ASCII, text: 'Hello\n', html: '<p>Hello</p>' };

export function describeMailerContract(name: string, makeWorld: () => Promise<MailerWorld>): void {
  describe(`Mailer: ${name}`, () => {
    let world: MailerWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    afterEach(async () => await world.stop?.());

    it('sends a mail to its recipient', async () => {
      await world.mailer.send(MAIL);
      expect(world.recipients()).to.deep.equal([['alice@example.com']]);
    });

    for (const to of [
      'a@example.com\r\nBcc: x@evil.example',
      'a@example.com, x@evil.example',
      'a@example.com;x@evil.example',
      'Alice <a@example.com>',
      '"a@example.com, x@evil.example"@example.com',
      'group: a@example.com;',
      '(comment)a@example.com',
      'a@[127.0.0.1]',
      'a@localhost',
      '',
    ])
      it(`refuses ${JSON.stringify(to)}, which is not exactly one address`, async () => {
        expect(await rejection(world.mailer.send({ ...MAIL, to }))).to.equal('MAIL_REFUSED');
        expect(world.recipients()).to.deep.equal([]);
      });
  });
}
