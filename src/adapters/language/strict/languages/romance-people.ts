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
