/** More people whom somebody pays, by their gender: pronouns must agree with it. */
type People = Readonly<{ women: string; men: string; either: string }>;

/** "carnicero", "carnicera" */
const both = (stems: string, men = 'o', women = 'a'): Pick<People, 'women' | 'men'> => ({
  men: stems.split(' ').map((stem) => stem + men).join('|'),
  women: stems.split(' ').map((stem) => stem + women).join('|'),
});

const SPANISH = both(
  'carnicer panader fruter verduler pescader zapater herrer tapicer relojer joyer jardiner cociner camarer meser barber costurer enfermer obrer granjer ganader veterinari niner emplead muchach hermanastr bisniet bisabuel consuegr concunad abuelit primit amiguit vecinit artesan fotograf psicolog arquitect ingenier secretari notari tesorer inquilin propietari duen cajer librer ferreter carter pasteler reposter sobrinit logoped maestr alumn bomber arbitr',
);
const SPANISH_OR = both('asesor traductor editor escritor pintor escultor instructor tutor director administrador organizador vendedor comprador programador desarrollador productor conductor inversor agricultor locutor actualizador rector gestor', '', 'a');

export const SPANISH_PEOPLE: People = {
  men: `${SPANISH.men}|${SPANISH_OR.men}|compadre|padrino|padrastro|yerno|tio|senor|chico|hombre|joven mozo|wey|guey|pibe|vato|chamo|chavo|tipo|cuate|cura|sacerdote|fontanero|mesero|hijo mayor|viejo amigo|sr|pana`,
  women: `${SPANISH.women}|${SPANISH_OR.women}|comadre|madrina|madrastra|nuera|tia|senora|chica|mujer|nana|mina|chama|chava|jefecita|monja|peluquera|sra`,
  either:
    'roomie|roommate|freelancer|freelance|ex|man|mae|parce|parcero|compa|bro|brother|crack|socio|colega de trabajo|dentista|electricista|taxista|florista|artista|masajista|economista|periodista|guionista|recepcionista|contratista|accionista|deportista|pianista|guitarrista|violinista|terapeuta|fisioterapeuta|psiquiatra|pediatra|oculista|estilista|modista|chofer|dj|coach|manager|community manager|dev|developer|tester|artesana|cantante|ayudante|asistente|estudiante|agente|gerente|representante|comerciante|cliente|paciente|inmigrante|residente|presidente|presidenta|contratante|intendente|conserje|portero|portera|guia|policia|bebe|pareja|gente|persona|familia|familiar|pariente|testigo|titular|responsable|beneficiario|beneficiaria|destinatario|destinataria|receptor|interesado|interesada|ganador|ganadora|chaval|chavala|chaparro|gordo|gorda|flaco|flaca|nene|nena|peques|banda|cumpa|valedor|carnal|nano|nana|pata|causa|huevon|tata|yaya|yayo|abue|abu|mami|papi|mamita|papito|ma|pa|tito|tita|crio|cria|prima hermana|primo hermano|medio hermano|media hermana|companero de trabajo|companera de trabajo|companero de clase|companera de clase|dueno de la casa|duena de la casa|dueno del piso|duena del piso|dueno|duena|arrendatario|inquilino|inquilina|encargado|encargada|delegado|delegada|empleado|empleada|chico del taller|chica de la limpieza|senora de la limpieza|senor de la limpieza|muchacho de las pizzas|chico de los recados|repartidor|repartidora|mensajero|mensajera|tatuador|tatuadora|fotografo|fotografa|musico|veterinario|veterinaria',
};

const PORTUGUESE = both(
  'acougueir padeir verdureir sapateir joalheir relojoeir cozinheir barbeir costureir enfermeir fazendeir agricultor veterinari empregad menin vizinh bisnet bisav compadr primi amig artesa fotograf psicolog arquitet engenheir secretari notari tesoureir inquilin don livreir ferreir carteir confeiteir sobrinh bombeir arbitr noiv padrast madrast enteada enteado banqueir faxineir porteir zelador obreir pastor fundador moderador criador',
);
const PORTUGUESE_OR = both('produtor tradutor editor escritor pintor escultor instrutor tutor diretor administrador organizador vendedor comprador programador desenvolvedor treinador moderador fundador criador corretor locador entregador trabalhador zelador pastor investidor gestor coordenador', '', 'a');
export const PORTUGUESE_PEOPLE: People = {
  men: `${PORTUGUESE.men}|${PORTUGUESE_OR.men}|compadre|padrinho|padrasto|genro|rapaz|garoto|guri|homem|cara|mano|brother|tiozinho|velho|padre|enteado|noivo|dono da casa|dono do apartamento|dono do ape|dono`,
  women: `${PORTUGUESE.women}|${PORTUGUESE_OR.women}|comadre|madrinha|madrasta|nora|moca|garota|guria|rapariga|mana|mina|freira|enteada|noiva|dona da casa|dona do apartamento|dona`,
  either:
    'freelancer|freela|ex|roommate|colega de ape|colega de quarto|colega de casa|colega de trabalho|taxista|florista|artista|massagista|economista|jornalista|roteirista|recepcionista|dentista|pianista|guitarrista|violinista|terapeuta|fisioterapeuta|psiquiatra|pediatra|estilista|dj|coach|personal|manager|dev|tester|cantor|cantora|ajudante|assistente|estudante|agente|gerente|representante|comerciante|paciente|residente|presidente|sindico|sindica|guia|policial|bebe|nenem|parceira|parceiro|gente|pessoa|familia|familiar|parente|responsavel|beneficiario|beneficiaria|destinatario|destinataria|favorecido|favorecida|recebedor|recebedora|interessado|interessada|ganhador|ganhadora|vencedor|vencedora|moleque|pivete|parca|parca|mozao|amor|gordo|gorda|gato|gata|mae e pai|maezinha|paizinho|papai|mamae|vovo|vovó|vo|titio|titia|dindo|dinda|mainha|painho|cria|veio|veia|moco|chegado|chegada|tatuador|tatuadora|musico|musica|motoqueiro|estafeta|encarregado|encarregada|menino do jornal|menino da pizza|rapaz do gas|moca da limpeza|menina da limpeza|senhora da limpeza|menina da loja|rapaz da obra|babysitter|empregada|empregado|inquilino|inquilina|proprietario|proprietaria|veterinario|veterinaria|fotografo|fotografa|malta|pessoal',
};
