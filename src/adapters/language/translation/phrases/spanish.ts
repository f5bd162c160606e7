/** Turns of phrase around a request, by the English of the grammar, without accents. They count before the dictionary. */
export const SPANISH: Readonly<Record<string, string>> = {
  'the address is':
    'su direccion es|su wallet es|su cartera es|su cuenta es|la direccion de ella es|la direccion de el es|esta es su direccion|la suya es|aqui su direccion|aqui la direccion|esta es la direccion',
  'his address': 'su direccion|su wallet|su cartera|la direccion de ella|la direccion de el',
  'to the address': 'en la direccion|en la cuenta|en la wallet|en la cartera|en esta direccion|en su direccion',
  'from my wallet':
    'desde mi cartera|desde mi wallet|desde mi cuenta|de mi cartera|de mi wallet|de mi cuenta|desde mi billetera',
  'i want to':
    'vamos a|voy a necesitar que|te agradeceria que|me gustaria que me|necesito que le|necesito que les|quiero que le|quiero que les|quisiera que le|me urge|urge|te agradeceria si pudieras|agradeceria que|ocupo|ocupo que|me interesa|deseo que|deseo que me|necesito hacer|busco|solicito',
  'i want': 'dame|deme|denme|me das|consigueme|quiero tener|pasame algo de',
  'send all my': 'vacia mi|vacia mis|vacia todo mi|vacia todos mis|vaciar mi|vaciar mis',
  with: 'y pago con|y lo pago con|y los pago con|y pagalo con|y paga con|pago con|pagando en|y pagare con|y lo pagas con|pagando desde|a cambio de mis|usa mis',
  other: 'otra|otro|segunda',
  worth: 'por valor de|equivalente a|el equivalente a|el equivalente de',
  'unknown money':
    'pesos|peso|soles|bolivares|quetzales|lempiras|colones|reales|libras esterlinas|yenes|francos|coronas|rublos|guaranies|pesos mexicanos|pesos argentinos|mxn|ars|clp|cop',
  point: 'coma|punto',
  million: 'millones de|millones',
  'i owe':
    'que le debo|que les debo|porque le debo|que le debia|le debo|les debo|le debia|les debia|te debo|le debemos',
  hello:
    'orale|wey|guey|che|espero que estes bien|espero que te encuentres bien|espero que todo vaya bien|ey|vale pues|dale pues|mira|oe|parce|compadre|amigo mio|buenas buenas',
  on: 'x|x la red|en la de',
  send: 'le mandas|le envias|les mandas|les envias|le pasas|le pagas|le transfieres|le das|me le mandas|transferime|transferile|transferiles|pasale|pasame|le giras',
  please: 'dale si|si me haces el favor|xfi|porfis|porfi|si no es molestia|hazme el paro|hazme el favor',
  'it is for':
    'es lo de|es lo del|es por lo de|es por el|es por la|es para el|es para la|es el|es la|para lo de|por lo de',
  it: 'son|eso son',
  'do i have': 'tengo yo',
  drop: 'exactamente|justo|justos|justitos|exactos',
  'transfer of': 'transferencia de|envio de|pago de',
  'exchange of': 'cambio de|intercambio de|canje de',
  transfer: 'transferencia|un envio|una transferencia',
};
