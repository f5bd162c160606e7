import { COINS, stressed } from '../../text/letters.ts';
import type { CommandTable } from '../command-table.ts';

const SEND =
  'envoie|envoies|envoyer|envoyez|transfere|transferer|transferez|paie|paye|payer|payez|vire|virer|virez|verse|verser|versez|expedie|expedier|fais un virement de|faire un virement de|faites un virement de|effectue un virement de|effectuer un virement de';
const TRADE =
  'echange|echanger|echangez|convertis|convertir|convertissez|change|changer|changez|swap|swappe|swapper|vends|vendre|vendez|troque|troquer';

export const FRENCH: CommandTable = {
  language: 'fr',
  units: {
    currencies: { USD: 'dollar|dollars|usd|dollars us|dollars americains', EUR: 'euro|euros|eur' },
    percent: '%|pour cent',
    spelling: stressed,
    coins: COINS,
  },
  of: '[de|d|en|du|des]',
  my: '[de|d|du|des] [mon|mes|ma]',
  all: 'tout mon|tous mes|toute ma|toutes mes|tout le|tous les|la totalite de mes|la totalite de mon|l integralite de mes',
  half: 'la moitie de mon|la moitie de mes|la moitie de ma|la moitie des|la moitie du|moitie de mes|moitie de mon',
  greeting: 'bonjour|bonsoir|salut|coucou|hello|hey|ok|madame monsieur|bonjour a tous|bonjour l equipe',
  please: 's il te plait|s il vous plait|stp|svp|merci de|veuillez',
  thanks:
    'merci|merci beaucoup|merci d avance|mille mercis|merci bien|un grand merci|cordialement|bien cordialement|bonne journee',
  wish: 'je veux|je voudrais|je souhaite|je souhaiterais|j aimerais|j ai besoin de|j ai besoin d|il faut|je dois|je desire|nous voudrions|nous souhaitons|aide moi a|aidez moi a|il faudrait',
  ask: 'peux tu|pouvez vous|pourrais tu|pourriez vous|tu peux|vous pouvez|tu pourrais|vous pourriez|est ce que tu peux|est ce que vous pouvez|est ce que tu pourrais|peux tu m aider a|pourriez vous m aider a|est il possible de|est il possible d|serait il possible de|serait il possible d',
  on: '(sur|via|par|en utilisant) [le|la] [reseau|chaine|blockchain] {c}',
  slippage: [
    '[avec] [un] (slippage|glissement) [max|maximum|maximal] [de|:] {p}',
    '[avec] [un maximum de] {p} de (slippage|glissement)',
  ],
  forms: {
    transfer: [
      `(${SEND}) {a} (a|vers|pour|sur) [l adresse|le compte|le wallet|le portefeuille] [:] {r}`,
      `(${SEND}) (a|vers) [l adresse] {r} {a}`,
      `(${SEND}) {a} {r}`,
      `a {r} [,] (${SEND}) {a}`,
      `(${SEND}) (des|de l|du) {t}`,
      `(${SEND}) {a}`,
      `(${SEND}) {t}`,
      `(${SEND}) [des|de l|du] {t} a {r}`,
    ],
    swap: [
      `(${TRADE}) {f} (contre|en|pour|vers) [de l|du|des|d] {o}`,
      '(achete|acheter|achetez) [de l|du|des|moi de l|moi du|moi des] {o} (avec|pour|contre) {f}',
      '(achete|acheter|achetez|achete moi) {g} avec [mes|mon|des|du|de l] {s}',
      '(utilise|utiliser|utilisez|depense|depenser) {f} pour acheter [de l|du|des] {o}',
      `(${TRADE}) {f}`,
      `(${TRADE}) {s}`,
      `(${TRADE}) [des|de l|du] {s} (contre|en|pour) [de l|du|des] {o}`,
      '(achete|acheter|achetez|achete moi) {g}',
      '(achete|acheter|achetez|achete moi) [de l|du|des] {o}',
    ],
    bridge: [
      '(bridge|bridger|bridgez|passe|passer|fais passer|deplace|deplacer|deplacez|transfere|transferer|transferez|envoie|envoyer|envoyez) {a} (de|d|depuis) {x} (a|vers|sur) {y}',
    ],
    wrap: ['(wrappe|wrapper|emballe|emballer|enveloppe|envelopper) {a} [en {o}]'],
    unwrap: ['(unwrappe|unwrapper|deballe|deballer) {a} [en {o}]'],
  },
  open: {
    answers: [
      '(a|vers) {r}',
      'a l adresse {r}',
      '(sur|via) [le reseau] {c}',
      '(depuis|de) {x}',
      'vers {y}',
      'avec [des|mes] {s}',
      '(contre|en|pour) [de l|du|des] {o}',
      '{u} a {r}',
      '{u} sur {c}',
      'a {r} sur {c}',
      '{p} de slippage',
      'slippage [de] {p}',
    ],
    corrects:
      'non ,|non !|pardon ,|desole ,|desolee ,|en fait|plutot|attends ,|attendez ,|je voulais dire|je veux dire|non pardon|oups|finalement',
    sets: 'mets|mettez|mets plutot|change pour|changez pour|change le montant a|change le montant pour|change en|fais|faites|utilise|utilisez|envoie le a|envoie les a|envoie|passe a|disons',
    instead: 'plutot|a la place',
    contrasts: 'pas|et pas|au lieu de|plutot que',
    double: 'le double|double le montant|double',
    changes: ['{double}'],
    ends: 'non|annule|annuler|annulez|annule ca|annule tout|annule la transaction|annule le transfert|annule l echange|stop|arrete|arretez|laisse tomber|laisse|oublie|oublie ca|oubliez|n envoie pas|ne l envoie pas|ne fais pas ca|non merci|abandonne|abandonner|plutot pas',
  },
};
