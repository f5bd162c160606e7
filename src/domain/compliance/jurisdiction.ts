/** ISO 3166-1: each alpha-3 code, followed by its alpha-2 code. RKS, XKK and XKX are unofficial codes of Kosovo. */
const PAIRS =
  'ABWAW AFGAF AGOAO AIAAI ALAAX ALBAL ANDAD AREAE ARGAR ARMAM ASMAS ATAAQ ATFTF ATGAG AUSAU AUTAT AZEAZ BDIBI ' +
  'BELBE BENBJ BESBQ BFABF BGDBD BGRBG BHRBH BHSBS BIHBA BLMBL BLRBY BLZBZ BMUBM BOLBO BRABR BRBBB BRNBN BTNBT ' +
  'BVTBV BWABW CAFCF CANCA CCKCC CHECH CHLCL CHNCN CIVCI CMRCM CODCD COGCG COKCK COLCO COMKM CPVCV CRICR CUBCU ' +
  'CUWCW CXRCX CYMKY CYPCY CZECZ DEUDE DJIDJ DMADM DNKDK DOMDO DZADZ ECUEC EGYEG ERIER ESHEH ESPES ESTEE ETHET ' +
  'FINFI FJIFJ FLKFK FRAFR FROFO FSMFM GABGA GBRGB GEOGE GGYGG GHAGH GIBGI GINGN GLPGP GMBGM GNBGW GNQGQ GRCGR ' +
  'GRDGD GRLGL GTMGT GUFGF GUMGU GUYGY HKGHK HMDHM HNDHN HRVHR HTIHT HUNHU IDNID IMNIM INDIN IOTIO IRLIE IRNIR ' +
  'IRQIQ ISLIS ISRIL ITAIT JAMJM JEYJE JORJO JPNJP KAZKZ KENKE KGZKG KHMKH KIRKI KNAKN KORKR KWTKW LAOLA LBNLB ' +
  'LBRLR LBYLY LCALC LIELI LKALK LSOLS LTULT LUXLU LVALV MACMO MAFMF MARMA MCOMC MDAMD MDGMG MDVMV MEXMX MHLMH ' +
  'MKDMK MLIML MLTMT MMRMM MNEME MNGMN MNPMP MOZMZ MRTMR MSRMS MTQMQ MUSMU MWIMW MYSMY MYTYT NAMNA NCLNC NERNE ' +
  'NFKNF NGANG NICNI NIUNU NLDNL NORNO NPLNP NRUNR NZLNZ OMNOM PAKPK PANPA PCNPN PERPE PHLPH PLWPW PNGPG POLPL ' +
  'PRIPR PRKKP PRTPT PRYPY PSEPS PYFPF QATQA REURE ROURO RUSRU RWARW SAUSA SDNSD SENSN SGPSG SGSGS SHNSH SJMSJ ' +
  'SLBSB SLESL SLVSV SMRSM SOMSO SPMPM SRBRS SSDSS STPST SURSR SVKSK SVNSI SWESE SWZSZ SXMSX SYCSC SYRSY TCATC ' +
  'TCDTD TGOTG THATH TJKTJ TKLTK TKMTM TLSTL TONTO TTOTT TUNTN TURTR TUVTV TWNTW TZATZ UGAUG UKRUA UMIUM URYUY ' +
  'USAUS UZBUZ VATVA VCTVC VENVE VGBVG VIRVI VNMVN VUTVU WLFWF WSMWS RKSXK XKKXK XKXXK YEMYE ZAFZA ZMBZM ZWEZW';

const ALPHA2 = new Map(PAIRS.split(' ').map((pair) => [pair.slice(0, 3), pair.slice(3)] as const));

/** The alpha-2 code of an alpha-3 code; undefined for a code that ISO does not assign. */
export const alpha2Of = (alpha3: string): string | undefined => ALPHA2.get(alpha3);

/**
 * ISO 3166-1 alpha-2 codes by continent, after the UN M49 geoscheme (Americas split at Panama). M49 does not list TW
 * and XK; they are placed geographically.
 */
export const CONTINENTS: Readonly<Record<string, string>> = {
  Africa:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IO KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TF TG TN TZ UG YT ZA ZM ZW',
  Antarctica: 'AQ',
  Asia: 'AE AF AM AZ BD BH BN BT CN CY GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE',
  Europe:
    'AD AL AT AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK',
  'North America':
    'AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US VC VG VI',
  Oceania: 'AS AU CC CK CX FJ FM GU HM KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
  'South America': 'AR BO BR BV CL CO EC FK GF GS GY PE PY SR UY VE',
};

const REGION_OF = new Map(
  Object.entries(CONTINENTS).flatMap(([continent, codes]) =>
    codes.split(' ').map((code) => [code, continent] as const),
  ),
);

/** False for the codes `XX` and `T1`, which a CDN sends when the country is unknown. */
export const isCountry = (code: string): boolean => REGION_OF.has(code);

/** The continent of a country, or `Unknown` for a code that ISO does not assign. */
export const regionOf = (countryCode: string): string => REGION_OF.get(countryCode) ?? 'Unknown';

/**
 * The countries that are blocked unless `BLOCKED_COUNTRIES` says otherwise: comprehensive United States sanctions programs (CU, IR, KP), the
 * FATF's call for action (MM), and what most sales of tokens also exclude (BY, RU, SY). A policy to start from, not legal advice.
 */
export const BLOCKED_BY_DEFAULT: readonly string[] = ['BY', 'CU', 'IR', 'KP', 'MM', 'RU', 'SY'];

export type GeoPolicy = Readonly<{
  /** ISO 3166-1 alpha-2 and ISO 3166-2 codes that are blocked. */
  blocked: ReadonlySet<string>;
  /** How to treat an unknown country. */
  unknown: 'allow' | 'block';
}>;

type GeoReason = 'allowed' | 'country-blocked' | 'country-unknown';
export type GeoPermission = Readonly<{ allowed: boolean; countryCode?: string; reason: GeoReason }>;
/** A place of the buyer: of the request's network, or of the verified identity. */
export type Jurisdiction = GeoPermission & Readonly<{ source: 'network' | 'identity'; subdivision?: string }>;
type GeoRegion = Readonly<{ countryCode?: string; region?: string; isEU: boolean }>;

/** `subdivision` is an ISO 3166-2 code, where it is known. */
export function geoPermission(countryCode: string | undefined, policy: GeoPolicy, subdivision?: string): GeoPermission {
  const isBlocked = (code: string | undefined) => code !== undefined && policy.blocked.has(code);
  if (countryCode !== undefined && (isBlocked(countryCode) || isBlocked(subdivision)))
    return { allowed: false, countryCode, reason: 'country-blocked' };
  if (countryCode === undefined || !isCountry(countryCode))
    return { allowed: policy.unknown === 'allow', reason: 'country-unknown' };
  return { allowed: true, countryCode, reason: 'allowed' };
}

// The 27 member states of the European Union, ISO 3166-1 alpha-2.
const EU = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));

export const isInEU = (countryCode: string | undefined): boolean => countryCode !== undefined && EU.has(countryCode);

export const geoRegion = (countryCode: string | undefined): GeoRegion =>
  countryCode === undefined
    ? { isEU: false }
    : { countryCode, region: regionOf(countryCode), isEU: isInEU(countryCode) };
