import { expect } from 'chai';
import { A, offersFor } from '../conversation.ts';

type Told = Readonly<{
  /** `P` is the person. */
  texts: readonly string[];
  women: string;
  men: string;
  /** Texts in which a pronoun speaks of a woman, and of a man. */
  she: readonly string[];
  he: readonly string[];
}>;

/** A payment to a person, and what is said of her or him; `P` is the person, `{A}` the account. */
const TOLD: Readonly<Record<string, Told>> = {
  Spanish: {
    texts: ['envía 12 usdc a mi P {A}', '{A} es mi P, envíale 12 usdc'],
    women: 'hermana|tía|abuela|vecina',
    men: 'hermano|tío|abuelo|vecino',
    she: ['envía 12 usdc a mi P {A}, ella lo necesita', '{A} es mi P, envía 12 usdc a ella'],
    he: ['envía 12 usdc a mi P {A}, él lo necesita', '{A} es mi P, envía 12 usdc a él'],
  },
  Portuguese: {
    texts: ['manda 12 usdc para minha P {A}'],
    women: 'irmã|tia|vizinha',
    men: 'irmão|tio|vizinho',
    she: ['manda 12 usdc para minha P, o endereço dela é {A}'],
    he: ['manda 12 usdc para minha P, o endereço dele é {A}'],
  },
  German: {
    texts: ['sende 12 usdc an meine P {A}'],
    women: 'Schwester|Tante|Nachbarin|Oma',
    men: 'Bruder|Onkel|Nachbarn|Opa',
    she: ['sende 12 usdc an meine P, ihre Adresse ist {A}'],
    he: ['sende 12 usdc an meine P, seine Adresse ist {A}'],
  },
  French: {
    texts: ['envoie 12 usdc à ma P {A}'],
    women: 'soeur|tante|voisine|mère',
    men: 'frère|oncle|voisin|père',
    she: ['envoie 12 usdc à ma P {A}, elle en a besoin'],
    he: ['envoie 12 usdc à ma P {A}, il en a besoin'],
  },
  Chinese: {
    texts: ['给我P转 12 usdc，地址是 {A}'],
    women: '姐姐|妈妈|奶奶|阿姨',
    men: '哥哥|爸爸|爷爷|叔叔',
    she: ['给我P转 12 usdc，她的地址是 {A}'],
    he: ['给我P转 12 usdc，他的地址是 {A}'],
  },
};

/** The feminine "my" of the texts, where the person is a man. */
const MASCULINE: readonly (readonly [RegExp, string])[] = [
  [/\bminha\b/g, 'meu'],
  [/\bmeine\b/g, 'meinen'],
  [/\bma\b/g, 'mon'],
];
const about = (texts: readonly string[], people: string, isMan: boolean): readonly string[] =>
  texts.flatMap((text) =>
    people.split('|').map((person) => {
      const said = isMan ? MASCULINE.reduce((all, [one, other]) => all.replace(one, other), text) : text;
      return said.replace('P', person).replace('{A}', A);
    }),
  );
const offered = (texts: readonly string[]) => texts.filter(offersFor);
const asked = (texts: readonly string[]) => texts.filter((text) => !offersFor(text));

describe('pronouns of people who are paid', () => {
  for (const [language, { texts, women, men, she, he }] of Object.entries(TOLD)) {
    it(`may agree with them (${language})`, () => {
      const agreeing = [...about([...texts, ...she], women, false), ...about([...texts, ...he], men, true)];
      expect(asked(agreeing)).to.deep.equal([]);
    });

    it(`speak of somebody else where they have the other gender (${language})`, () => {
      expect(offered([...about(he, women, false), ...about(she, men, true)])).to.deep.equal([]);
    });
  }

  it('also speak of somebody else beside a profession, and beside "my" in the gender of the person', () => {
    const other = [
      'envía 12 usdc en base a mi hermana, él usa {A}',
      'envía 12 usdc en base a mi abogado, ella usa {A}',
      'envie 12 usdc na base para minha dentista, o endereço dele é {A}',
      'envie 12 usdc na base para meu avô, o endereço dela é {A}',
      'send 12 usdc on base to the midwife, his address is {A}',
    ].map((text) => text.replace('{A}', A));
    expect(offered(other)).to.deep.equal([]);
  });

  it('are not the "you" of several people in German', () => {
    const plural = ['könnt ihr bitte 12 usdc auf base an meinen Bruder senden: {A}'];
    expect(asked(plural.map((text) => text.replace('{A}', A)))).to.deep.equal([]);
  });

  it('of both genders speak of two people, where the text names none', () => {
    expect(offered([`send ${A} her 12 usdc, he needs it`])).to.deep.equal([]);
    expect(asked([`send ${A} her 12 usdc, she needs it`])).to.deep.equal([]);
  });
});
