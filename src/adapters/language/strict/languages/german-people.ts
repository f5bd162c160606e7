/** Whose account is named beside it. The dative stands alone, and the accusative behind "an". */
export const HIS =
  'meinem bruder|meinem sohn|meinem vater|meinem freund|meinem mann|meinem onkel|meinem cousin|meinem kumpel|meinem opa|meinem vermieter|meinem mitbewohner|meinem nachbarn|meinem kollegen|meinem enkel|meinem neffen';
export const HER =
  'meiner schwester|meiner tochter|meiner mutter|meiner mama|meiner freundin|meiner frau|meiner tante|meiner cousine|meiner oma|meiner vermieterin|meiner mitbewohnerin|meiner nachbarin|meiner kollegin|meiner enkelin|meiner nichte';
export const HIM =
  'meinen bruder|meinen sohn|meinen vater|meinen freund|meinen mann|meinen onkel|meinen cousin|meinen kumpel|meinen opa|meinen vermieter|meinen mitbewohner|meinen nachbarn|meinen kollegen|meinen enkel|meinen neffen';
export const HER_TO =
  'meine schwester|meine tochter|meine mutter|meine mama|meine freundin|meine frau|meine tante|meine cousine|meine oma|meine vermieterin|meine mitbewohnerin|meine nachbarin|meine kollegin|meine enkelin|meine nichte';
