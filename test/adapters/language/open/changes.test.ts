import { expect } from 'chai';
import { B, isClosedBy, openAfter, openBefore } from '../reader/conversation.ts';

type Language = Readonly<{
  opening: string;
  /** Without the amount. */
  lacking: string;
  amounts: readonly string[];
  answers: readonly string[];
  networks: readonly string[];
  recipients: readonly string[];
  tokens: readonly string[];
  doubled: readonly string[];
  ends: readonly string[];
  /** They change nothing and end nothing. */
  twins: readonly string[];
}>;

/** Each message makes 30 of 20, POL out of the network, `{B}` of `{A}` and DAI of USDC. */
const LANGUAGES: Readonly<Record<string, Language>> = {
  English: {
    opening: 'send 20 usdc to {A} on base',
    lacking: 'send usdc to {A} on base',
    amounts: ['make it 30', 'no, 30', 'actually 30 usdc', '30 instead', '30, not 20', 'sorry, change the amount to 30'],
    answers: ['30', '30 usdc please'],
    networks: ['on polygon', 'make it on polygon instead', 'no, on polygon'],
    recipients: ['no, to {B}', 'wrong address, it should be {B}', 'to {B} instead'],
    tokens: ['dai, not usdc', 'dai instead of usdc'],
    doubled: ['double it'],
    ends: ['cancel', 'no', 'never mind, thanks', 'please stop', 'forget it'],
    twins: [
      'no 30',
      'no polygon today',
      'no dai please',
      'no to {B}',
      'wait 30',
      'sorry for 30',
      'a thousand thanks',
      'double thanks',
      'make it 30 if he agrees',
      'make it 30?',
      'maybe 30',
      'he said make it 30',
      'make it 30 tomorrow',
      'do not make it 30',
      '30 or 40',
      'it’s all',
      'his wallet is {B}',
      'to {A} and {B}',
      'half',
      'make it 50% usdc',
      'should i cancel it?',
      'do not cancel',
      'no cancel',
      'non-stop',
      'cancel the other one',
      '30 mil',
    ],
  },
  Spanish: {
    opening: 'envía 20 usdc a {A} en base',
    lacking: 'envía usdc a {A} en base',
    amounts: ['no, 30', 'mejor 30', 'que sean 30'],
    answers: ['30', '30 usdc por favor'],
    networks: ['en polygon', 'no, en polygon'],
    recipients: ['no, a {B}', 'perdón, a {B}'],
    tokens: ['dai, no usdc', 'dai en vez de usdc'],
    doubled: ['el doble'],
    ends: ['cancela', 'mejor no', 'déjalo', 'no'],
    twins: ['no 30', 'perdón a {B}', 'mil gracias', 'quizás 30', '¿30?', 'no canceles', 'que sean 30 si quiere'],
  },
  Portuguese: {
    opening: 'envia 20 usdc para {A} na base',
    lacking: 'envia usdc para {A} na base',
    amounts: ['não, 30', 'melhor 30', 'muda para 30'],
    answers: ['30', '30 usdc por favor'],
    networks: ['na polygon', 'não, na polygon'],
    recipients: ['não, para {B}', 'desculpa, para {B}'],
    tokens: ['dai, não usdc', 'dai em vez de usdc'],
    doubled: ['o dobro'],
    ends: ['cancela', 'deixa pra lá', 'não'],
    twins: ['não 30', 'não põe 30', 'não na polygon', 'talvez 30', '30?', 'não cancela', 'muda para 30 se ele quiser'],
  },
  German: {
    opening: 'sende 20 usdc an {A} auf base',
    lacking: 'sende usdc an {A} auf base',
    amounts: ['nein, 30', 'lieber 30', 'mach daraus 30'],
    answers: ['30', 'bitte 30 usdc'],
    networks: ['auf polygon', 'nein, auf polygon'],
    recipients: ['nein, an {B}', 'sorry, an {B}'],
    tokens: ['dai statt usdc', 'dai, nicht usdc'],
    doubled: ['das doppelte'],
    ends: ['abbrechen', 'vergiss es', 'lieber nicht', 'nein'],
    twins: [
      'nein auf polygon',
      'sorry an {B}',
      'nein an {B}',
      'vielleicht 30',
      '30?',
      'nicht abbrechen',
      'mach daraus 30 falls er will',
    ],
  },
  French: {
    opening: 'envoie 20 usdc à {A} sur base',
    lacking: 'envoie usdc à {A} sur base',
    amounts: ['non, 30', 'plutôt 30', 'mets 30'],
    answers: ['30', '30 usdc stp'],
    networks: ['sur polygon', 'non, sur polygon'],
    recipients: ['non, à {B}', 'pardon, à {B}'],
    tokens: ['dai, pas usdc', 'dai au lieu de usdc'],
    doubled: ['le double'],
    ends: ['annule', 'laisse tomber', 'non merci', 'non'],
    twins: ['non à {B}', 'pardon à {B}', 'mille mercis', 'peut-être 30', '30 ?', "n'annule pas", "mets 30 s'il veut"],
  },
  Turkish: {
    opening: "base'de {A} adresine 20 usdc gönder",
    lacking: "base'de {A} adresine usdc gönder",
    amounts: ['hayır, 30', 'aslında 30', '30 olsun'],
    answers: ['30', 'lütfen 30 usdc'],
    networks: ['polygon üzerinden olsun', 'hayır, polygon üzerinden'],
    recipients: ['hayır, {B} adresine', 'pardon, {B} adresine'],
    tokens: ['dai olsun'],
    doubled: ['ikiye katla'],
    ends: ['iptal et', 'vazgeçtim', 'boşver', 'hayır'],
    twins: ['hayır {B} adresine', 'belki 30', '30?', 'iptal etme', 'yüzde on usdc olsun', 'isterse 30 olsun'],
  },
  Chinese: {
    opening: '在base上给{A}转20 usdc',
    lacking: '在base上给{A}转usdc',
    amounts: ['不，30', '改成30', '不对，30'],
    answers: ['30', '30个'],
    networks: ['在polygon上', '不，在polygon上'],
    recipients: ['不，给{B}', '不对，转给{B}'],
    tokens: ['dai，不是usdc'],
    doubled: ['翻倍'],
    ends: ['取消', '算了', '不要了', '不'],
    twins: ['不在polygon上', '不给{B}', '不是{B}', '等一下30', '也许30', '30？', '别取消', '给我30', '改成30吗'],
  },
};

for (const [language, rows] of Object.entries(LANGUAGES))
  describe(`what is said to an open request: ${language}`, () => {
    const { opening, lacking } = rows;
    const makes = (text: string, changed: Readonly<Record<string, string>>, of = opening): void => {
      it(`“${text}” makes ${JSON.stringify(changed).replace(B, 'B')}`, () =>
        expect(openAfter(of, text)).to.deep.equal({ ...openBefore(of), ...changed }));
    };
    it('is said to a request that is open', () => {
      expect(openBefore(opening)).to.include({ amount: '20', token: 'USDC' });
      expect(openBefore(lacking)).to.include({ token: 'USDC' }).and.not.have.property('amount');
    });
    for (const text of rows.amounts) makes(text, { amount: '30' });
    for (const text of rows.answers) makes(text, { amount: '30' }, lacking);
    for (const text of rows.networks) makes(text, { fromChain: '137' });
    for (const text of rows.recipients) makes(text, { recipient: B });
    for (const text of rows.tokens) makes(text, { token: 'DAI' });
    for (const text of rows.doubled) makes(text, { amount: '40' });
    for (const text of rows.ends) it(`“${text}” ends it`, () => expect(isClosedBy(opening, text)).to.equal(true));
    for (const text of rows.twins)
      it(`“${text}” leaves it as it is`, () => expect(openAfter(opening, text)).to.deep.equal(openBefore(opening)));
  });
