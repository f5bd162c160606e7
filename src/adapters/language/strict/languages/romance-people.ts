/** More people whom somebody pays, by their gender: pronouns must agree with it. */
type People = Readonly<{ women: string; men: string; either: string }>;

/** "carnicero", "carnicera" */
const both = (stems: string, men = 'o', women = 'a'): Pick<People, 'women' | 'men'> => ({
  men: stems
    .split(' ')
    .map((stem) => stem + men)
    .join('|'),
  women: stems
    .split(' ')
    .map((stem) => stem + women)
    .join('|'),
});

const SPANISH = both(
  'carnicer panader fruter verduler pescader zapater herrer tapicer relojer joyer jardiner cociner camarer meser barber costurer enfermer obrer granjer ganader veterinari niner emplead muchach hermanastr bisniet bisabuel consuegr concunad abuelit primit amiguit vecinit artesan fotograf psicolog arquitect ingenier secretari notari tesorer inquilin propietari duen cajer librer ferreter carter pasteler reposter sobrinit logoped maestr alumn bomber arbitr',
);
const SPANISH_OR = both(
  'asesor traductor editor escritor pintor escultor instructor tutor director administrador organizador vendedor comprador programador desarrollador productor conductor inversor agricultor locutor actualizador rector gestor',
  '',
  'a',
);

export const SPANISH_PEOPLE: People = {
  men: `${SPANISH.men}|${SPANISH_OR.men}|compadre|padrino|padrastro|yerno|tio|senor|chico|hombre|joven mozo|wey|guey|pibe|vato|chamo|chavo|tipo|cuate|cura|sacerdote|fontanero|mesero|hijo mayor|viejo amigo|sr|pana`,
  women: `${SPANISH.women}|${SPANISH_OR.women}|comadre|madrina|madrastra|nuera|tia|senora|chica|mujer|nana|mina|chama|chava|jefecita|monja|peluquera|sra`,
  either:
    'roomie|roommate|freelancer|freelance|ex|man|mae|parce|parcero|compa|bro|brother|crack|socio|colega de trabajo|dentista|electricista|taxista|florista|artista|masajista|economista|periodista|guionista|recepcionista|contratista|accionista|deportista|pianista|guitarrista|violinista|terapeuta|fisioterapeuta|psiquiatra|pediatra|oculista|estilista|modista|chofer|dj|coach|manager|community manager|dev|developer|tester|artesana|cantante|ayudante|asistente|estudiante|agente|gerente|representante|comerciante|cliente|paciente|inmigrante|residente|presidente|presidenta|contratante|intendente|conserje|portero|portera|guia|policia|bebe|pareja|gente|persona|familia|familiar|pariente|testigo|titular|responsable|beneficiario|beneficiaria|destinatario|destinataria|receptor|interesado|interesada|ganador|ganadora|chaval|chavala|chaparro|gordo|gorda|flaco|flaca|nene|nena|peques|banda|cumpa|valedor|carnal|nano|nana|pata|causa|huevon|tata|yaya|yayo|abue|abu|mami|papi|mamita|papito|ma|pa|tito|tita|crio|cria|prima hermana|primo hermano|medio hermano|media hermana|companero de trabajo|companera de trabajo|companero de clase|companera de clase|dueno de la casa|duena de la casa|dueno del piso|duena del piso|dueno|duena|arrendatario|inquilino|inquilina|encargado|encargada|delegado|delegada|empleado|empleada|chico del taller|chica de la limpieza|senora de la limpieza|senor de la limpieza|muchacho de las pizzas|chico de los recados|repartidor|repartidora|mensajero|mensajera|tatuador|tatuadora|fotografo|fotografa|musico|veterinario|veterinaria',
};

const PORTUGUESE = both(
  'acougueir padeir verdureir sapateir joalheir relojoeir cozinheir barbeir costureir enfermeir fazendeir agricultor veterinari empregad menin vizinh bisnet bisav compadr primi amig artesa fotograf psicolog arquitet engenheir secretari notari tesoureir inquilin don livreir ferreir carteir confeiteir sobrinh bombeir arbitr noiv padrast madrast enteada enteado banqueir faxineir porteir zelador obreir pastor fundador moderador criador',
);
const PORTUGUESE_OR = both(
  'produtor tradutor editor escritor pintor escultor instrutor tutor diretor administrador organizador vendedor comprador programador desenvolvedor treinador moderador fundador criador corretor locador entregador trabalhador zelador pastor investidor gestor coordenador',
  '',
  'a',
);
export const PORTUGUESE_PEOPLE: People = {
  men: `${PORTUGUESE.men}|${PORTUGUESE_OR.men}|compadre|padrinho|padrasto|genro|rapaz|garoto|guri|homem|cara|mano|brother|tiozinho|velho|padre|enteado|noivo|dono da casa|dono do apartamento|dono do ape|dono`,
  women: `${PORTUGUESE.women}|${PORTUGUESE_OR.women}|comadre|madrinha|madrasta|nora|moca|garota|guria|rapariga|mana|mina|freira|enteada|noiva|dona da casa|dona do apartamento|dona`,
  either:
    'freelancer|freela|ex|roommate|colega de ape|colega de quarto|colega de casa|colega de trabalho|taxista|florista|artista|massagista|economista|jornalista|roteirista|recepcionista|dentista|pianista|guitarrista|violinista|terapeuta|fisioterapeuta|psiquiatra|pediatra|estilista|dj|coach|personal|manager|dev|tester|cantor|cantora|ajudante|assistente|estudante|agente|gerente|representante|comerciante|paciente|residente|presidente|sindico|sindica|guia|policial|bebe|nenem|parceira|parceiro|gente|pessoa|familia|familiar|parente|responsavel|beneficiario|beneficiaria|destinatario|destinataria|favorecido|favorecida|recebedor|recebedora|interessado|interessada|ganhador|ganhadora|vencedor|vencedora|moleque|pivete|parca|parca|mozao|amor|gordo|gorda|gato|gata|mae e pai|maezinha|paizinho|papai|mamae|vovo|vovó|vo|titio|titia|dindo|dinda|mainha|painho|cria|veio|veia|moco|chegado|chegada|tatuador|tatuadora|musico|musica|motoqueiro|estafeta|encarregado|encarregada|menino do jornal|menino da pizza|rapaz do gas|moca da limpeza|menina da limpeza|senhora da limpeza|menina da loja|rapaz da obra|babysitter|empregada|empregado|inquilino|inquilina|proprietario|proprietaria|veterinario|veterinaria|fotografo|fotografa|malta|pessoal',
};

/** "vendeur", "vendeuse" */
const FRENCH_ES = both('vend livr coiff mass chauff dans serv programm develpp jou entrain', 'eur', 'euse');
const FRENCH_TRICE = both(
  'direc tradu redac edi construc administra anima condu illustra crea fonda modera educa forma organisa produc redac',
  'teur',
  'trice',
);
const FRENCH_IER = both(
  'boulang bouch patiss infirm caiss epic ouvr ferm jardin cuisin charpent bijout banqu courrouc tresor hotel chocolat',
  'ier',
  'iere',
);
export const FRENCH_PEOPLE: People = {
  men: `${FRENCH_ES.men}|${FRENCH_TRICE.men}|${FRENCH_IER.men}|tonton|parrain|gendre|grand frere|petit frere|demi frere|fiston|gars|mec|type|bonhomme|homme|garcon|monsieur|frangin|reuf|papy|pepé|pote|chum|bailleur|commercant|maraicher|paysan|eleveur|agriculteur|assistant|etudiant|apprenti|stagiaire|interimaire|voisin du dessus|voisin d en face|curé|pasteur|imam|macon|carreleur|couvreur|plaquiste|chauffagiste|facteur|gardien|concierge|president|adjoint|avocat|gerant|remplacant|depanneur|moniteur|musicien|comedien|chanteur|ecrivain|consultant|interessé|marié|concerné|coproprietaire|locataire|gagnant|perdant|chef de guilde|chef de chantier|chef d equipe|prestataire|kiné|dev|daron|vieux|petit|grand|bebé|filleul`,
  women: `${FRENCH_ES.women}|${FRENCH_TRICE.women}|${FRENCH_IER.women}|tata|tatie|marraine|belle fille|grande soeur|petite soeur|demi soeur|nana|meuf|dame|femme de menage|demoiselle|frangine|reuss|mamy|memé|blonde|bailleresse|commercante|paysanne|eleveuse|agricultrice|assistante|etudiante|apprentie|voisine du dessus|voisine d en face|assistante maternelle|gardienne|presidente|adjointe|avocate|gerante|remplacante|monitrice|musicienne|comedienne|chanteuse|ecrivaine|consultante|interessee|mariee|concernee|gagnante|cheffe|daronne|vieille|petite|grande|psy|orthophoniste|sage femme|copine de classe`,
  either:
    'ex|coloc|roommate|freelance|freelancer|dj|coach|manager|community manager|dev|testeur|kine|osteo|fleuriste|artiste|dentiste|pianiste|guitariste|violoniste|graphiste|journaliste|styliste|estheticienne|pediatre|therapeute|therapeute|psychologue|psychiatre|guide|policier|policiere|gens|famille|parent|parents|responsable|beneficiaire|destinataire|locataire|proprietaire|secretaire|notaire|comptable|architecte|veterinaire|photographe|gosse|gosses|mome|momes|petiot|petits|jumeaux|jumelles|maries|beaux parents|grands parents|petits enfants|cheri|cherie|amour|doudou|loulou|collegue de bureau|collegue de boulot|collegue|camarade|camarade de classe|baby sitter|babysitter|nourrice|nounou|syndic|partenaire|conjoint|conjointe|compagnon|compagne|fiancé|fiancee|fleuriste|libraire|pharmacien|pharmacienne|opticien|opticienne|mecano|electro|garagiste|taxi|taximan|depanneuse|traiteur|prestataire|fournisseur|fournisseuse',
};
