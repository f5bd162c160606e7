import { expect } from 'chai';
import { BOB } from '../../support/fixtures/store-fixtures.ts';
import { chatting } from '../../support/service/conversations.ts';

const OTHER = '0x6626040387fde2176266d3E93c5BD368742501AB';

describe('/api/chat over several messages', () => {
  const { told: say, reply: post, confirm: press, idOf } = chatting();
  const confirm = async (offer: Parameters<typeof press>[0]) => (await press(offer)).body.response;

  it('takes the recipient of a confirmed transfer for “him”, shows the source, and needs a confirmation', async () => {
    await confirm(await say(`send 5 usdc on base to ${BOB}`));
    const offer = await say('send it to him again');
    expect(offer.requiresConfirmation).to.equal(true);
    expect(offer.message).to.match(/^From your request of \d\d:\d\d UTC: amount 5, token USDC, recipient 0x/);
    expect((await confirm(offer)).data.transaction.recipient).to.equal(BOB);
  });

  it('takes nobody for “him” where nothing was requested, also not from another conversation', async () => {
    await confirm(await say(`send 5 usdc on base to ${BOB}`));
    const other = await post({ sessionId: 'another', message: 'send 5 usdc on base to him' });
    expect([other.requiresConfirmation, other.message.includes(BOB)]).to.deep.equal([false, false]);
  });

  it('offers two steps one after the other, each with its own confirmation', async () => {
    const asked = await say(`send 5 usdc to ${BOB} on base and then send 2 usdc to ${OTHER} on base`);
    expect([asked.requiresConfirmation, asked.suggestions]).to.deep.equal([false, ['yes', 'cancel']]);
    expect(asked.message).to.match(/^These are several steps: 1\. send 5 USDC .*; 2\. send 2 USDC /);
    const first = await say('yes');
    expect(first.message).to.match(/^Step 1 of 2\. /);
    const signed = await confirm(first);
    expect(signed.message).to.include('Then comes step 2 of 2');
    expect(signed.actions.map(({ action }: { action: string }) => action)).to.deep.equal(['sign-transaction']);
    const second = await say('yes');
    expect(second.message).to.match(/^Step 2 of 2\. /);
    expect((await confirm(second)).data.transaction.recipient).to.equal(OTHER);
    expect((await say('yes')).requiresConfirmation).to.equal(false);
  });

  it('closes all steps with one cancellation', async () => {
    await say(`send 5 usdc to ${BOB} on base and then send 2 usdc to ${OTHER} on base`);
    await confirm(await say('yes'));
    expect((await say('scrap that')).message).to.include('Cancelled');
    expect((await say('yes')).requiresConfirmation).to.equal(false);
  });

  it('suggests what a swap brings as the amount of the next step, and offers it only when it is said', async () => {
    await say(`swap 100 usdc to eth on base and then send half of it to ${BOB}`);
    const signed = await confirm(await say('yes'));
    const [amount = ''] = signed.suggestions;
    expect(Number(amount)).to.be.greaterThan(0);
    const offer = await say(amount);
    expect([
      offer.requiresConfirmation,
      offer.message.includes(`Transfer ${amount} ETH on Base to ${BOB}`),
    ]).to.deep.equal([true, true]);
  });

  for (const [language, request, sign, next] of [
    ['es', `envía 5 usdc a ${BOB} en base`, 'Firma ahora en tu wallet', undefined],
    [
      'de',
      `schicke 5 usdc an ${BOB} auf base, danach sende 2 usdc an ${OTHER} auf base`,
      'Unterschreibe jetzt',
      'Danach kommt Schritt 2',
    ],
  ] as const)
    it(`says in the language of the conversation what to do once a request is confirmed: ${language}`, async () => {
      const first = await say(request);
      const signed = await confirm(first.requiresConfirmation ? first : await say(language === 'de' ? 'ja' : 'sí'));
      expect(signed.message)
        .to.include(sign)
        .and.match(/Sign it in your wallet/);
      if (next !== undefined) expect(signed.message).to.include(next);
    });

  it('answers values alone in the language of the conversation, and English in English', async () => {
    expect((await say(`schick usdc an ${BOB} auf base`)).message).to.include('Wie viel?');
    expect((await say('5')).message).to.include('Überweisung von 5 USDC');
    expect((await say('make it 6')).message).not.to.include('Überweisung');
    expect((await say('cancel')).message).to.match(/^Cancelled/);
  });

  it('shows what a correction changed, and keeps the offer’s code while it is the same', async () => {
    const first = await say(`send 5 usdc on base to ${BOB}`);
    const changed = await say('make it 8');
    expect(changed.message).to.match(/^Changed: amount 5 → 8 USDC\./);
    expect(idOf(changed)).to.not.equal(idOf(first));
    expect((await say('see you at 9')).message).to.include('Your open request is unchanged');
    expect(idOf(await say('yes'))).to.equal(idOf(changed));
    expect((await confirm(changed)).data.transaction.amount).to.equal('8000000');
  });

  it('asks about a request that it did not understand word by word, and prepares it after a yes', async () => {
    const asked = await say(
      `good morning, the landlord asked again, so please see that 5 usdc reach him at ${BOB} on base, kind regards`,
    );
    expect(asked.message).to.equal(`Did you mean: send 5 USDC to ${BOB} on Base?`);
    const prepared = await say('yes');
    expect(prepared.message).to.match(/^Transfer 5 USDC/);
    expect(prepared.data.transaction.amount).to.equal('5000000');
  });

  it('asks for what such a request lacks, behind what it understood', async () => {
    const asked = await say(
      'good morning, the landlord asked again, so please see that 5 usdc reach him on base, kind regards',
    );
    expect(asked.message).to.equal('Did you mean: send 5 USDC on Base? To which address or name?');
    expect((await say(BOB)).confirmationPrompt).to.include('Transfer 5 USDC');
  });
});
