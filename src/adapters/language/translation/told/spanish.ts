import { forms, set, type ToldWords } from './told-words.ts';

const AR =
  'repar limpi pint cocin cen almorz desayun merend trabaj estudi viaj nad bail festej celebr brind acompan ayud cuid instal mont desmont afin pod reg cosech plant barr planch lav sec pein cort depil maquill tatu enferm mejor descans gradu cas mud jubil embaraz regres lleg entr baj aparc lij tapiz sold refresc nev dispar termin empez aterriz despeg gan madrug adopt vacun oper recuper estren inaugur decor organiz prepar horne amas remodel reform aliment pase adiestr';
const ER_IR = 'com beb corr barr nac crec romp viv sub part coc zurc';
const PAST = 'e o aron amos aba aban abamos ando ado ada ados adas';
const PAST_OF_ER = 'i io ieron imos ia ian iamos iendo ido ida idos idas';

export const SPANISH: ToldWords = {
  things: set(
    `bocadillo bebida bebidas banda banos grupo obras humedad cableado radiadores acuarela vajilla mantel cesta feria lona carpa altavoz micro alquileres balon porteria red raqueta bicis casco tienda saco linterna hoguera sidreria boda bautizo comunion cumple cumpleanos fiesta verbena feria concierto partido torneo carrera maraton excursion campamento viaje vuelo crucero hotel hostal cabana alojamiento playa montana piscina gimnasio club cine teatro museo circo zoo parque
    cena comida almuerzo desayuno merienda brunch parrillada asado barbacoa paella churros tortilla ensalada sopa guiso potaje lentejas pescado marisco pollo carne cordero jamon queso pan leche huevos arroz pasta pizza sushi tacos postre tarta pastel bizcocho torta helado chocolate galletas caramelos fruta naranjas manzanas platanos fresas uvas melon sandia verdura tomates patatas cebollas cafe te zumo jugo vino cerveza sidra cava copas botella botellas
    alquiler renta hipoteca fianza luz agua gas calefaccion comunidad basura internet seguro impuesto tasa multa peaje gasolina diesel aparcamiento parking garaje coche carro auto furgoneta camion moto motocicleta bici bicicleta patinete tren autobus metro taxi barco avion rueda ruedas neumatico llanta freno frenos embrague bateria motor radiador faro parabrisas retrovisor escape itv revision
    techo tejado gotera tuberia fontaneria grifo ducha banera lavabo inodoro caldera termo enchufe lampara bombilla puerta ventana persiana cristal cerradura llave pared suelo parquet azulejos cocina horno nevera frigorifico lavadora secadora lavavajillas microondas sofa sillon silla mesa cama colchon armario estanteria cortina alfombra espejo jardin cesped valla terraza balcon piscina pintura cemento ladrillos madera tornillos taladro herramientas
    colegio escuela instituto universidad facultad guarderia matricula beca curso cursillo clase clases leccion examen libro libros cuaderno mochila uniforme material papeleria ballet danza yoga pilates natacion futbol baloncesto tenis padel esqui surf judo karate ajedrez guitarra piano violin flauta bateria coro orquesta
    dentista medico hospital clinica farmacia medicina medicinas pastillas vacuna gafas lentillas protesis ortodoncia muela empaste operacion terapia fisioterapia masaje peluqueria corte tinte manicura tatuaje
    perro perra gato gata cachorro caballo pienso correa veterinario collar acuario loro
    regalo regalos flores ramo rosas anillo pulsera collar pendientes reloj bolso zapatos zapatillas botas vestido traje camisa pantalon falda chaqueta abrigo bufanda sombrero ropa juguete juguetes muneca rompecabezas
    trabajo servicio reparacion limpieza mudanza transporte envio flete jardineria carpinteria albanileria electricidad obra arreglo traduccion diseno logotipo cartel fotos fotografia album disco entradas entrada boleto billete abono suscripcion membresia cuota taller ferreteria panaderia carniceria fruteria mercado supermercado tienda restaurante bar cafeteria
    donacion colecta refugio iglesia parroquia asociacion ong bomberos inundacion terremoto incendio tormenta aniversario jubilacion graduacion nacimiento embarazo parto funeral
    casa piso apartamento habitacion cuarto oficina local taller finca huerto granja pueblo ciudad barrio calle plaza aeropuerto estacion puerto hambre sed frio calor prisa suerte anos ano dias dia horas hora semanas semana meses mes noche`,
  ),
  people: set(
    `senor senora don dona sr sra padres abuelos suegros hermanos hijos vecinos amigos primos tios madre padre mama papa hijo hija hermano hermana abuelo abuela nieto nieta tio tia primo prima sobrino sobrina cunado cunada suegro suegra yerno nuera novio novia marido esposo esposa pareja amigo amiga vecino vecina companero companera jefe jefa socio socia empleado empleada casero casera inquilino inquilina fontanero electricista carpintero albanil pintor jardinero mecanico cerrajero cristalero tapicero peluquero peluquera barbero dentista medico medica doctora enfermero enfermera fisioterapeuta psicologo psicologa veterinaria profesor profesora maestro maestra tutor tutora entrenador entrenadora monitor monitora nino nina ninos bebe gemelos familia equipo camarero camarera cocinero cocinera panadero panadera carnicero frutero florista taxista chofer conductor repartidor mensajero limpiadora ninera canguro cuidador cuidadora abogado abogada contable gestor arquitecto arquitecta ingeniero ingeniera disenador disenadora fotografo fotografa musico cantante guitarrista pianista costurera sastre zapatero artesano artesana agricultor pescador pastor cura monja voluntario voluntaria alumno alumna estudiante becario becaria huesped turista guia`,
  ),
  names: set(
    'adrian agustin aitor alba alfonso alfredo alonso amparo angel angela angeles anibal araceli armando arturo aurora begona belen benito berta blanca borja brenda candela carla carlota carolina catalina cecilia celia cesar clara concha consuelo cristina cristobal damian dario delia domingo edgar edith eduardo elisa eloy emilia emilio enrique ernesto esteban esther estela eugenia eva fabian fabiola federico felipe felix fidel fran francisca gerardo german gilberto gloria gonzalo graciela gregorio guillermo gustavo hernan hilda hugo ignacio inma iker ivan jacinto jaime javi jimena joaquin josefa josefina juana juanjo juanma julian julieta leandro leo leonor leticia lidia lola lorena lorenzo lourdes luciana luisa lurdes macarena magdalena maite manolo manuela marcelo marcos margarita mariana mariano maribel marina mario marisa marisol matias mauricio melisa milagros monica montse nacho nerea nieves noelia nora nuria octavio olga olivia omar pepe pepa quique ramon raquel rebeca regina reinaldo renata rodrigo rogelio rosario ruth salvador samuel santiago santi saul sebastian silvio simon soledad sonia susana tamara tere tomas toni valeria vanesa vicente victoria virginia xavier ximena yolanda zoe',
  ),
  did: set(
    forms(AR, PAST),
    forms(ER_IR, PAST_OF_ER),
    'quede quedo quedaron puso pusieron fui fue fuimos fueron era eran eramos estuve estuvo estuvimos estuvieron estaba estaban tuve tuvo tuvimos tuvieron tenia tenian teniamos hubo habia vino vinieron vine vinimos venia vi vio vimos vieron cayo cayeron llovio dormi durmio dormimos durmieron murio conduje condujo crecio trajo sirvio cosio',
    'soy somos estoy estamos tengo tenemos voy vamos vivo vivimos trabajo trabajamos estudio hay hace llueve nieva feliz felicidades enhorabuena suerte',
  ),
  does: set(
    'es son esta estan tiene tienen vive viven trabaja trabajan estudia estudian cumple cumplen viaja viajan cocina limpia cuida ensena celebra celebramos llega llegan vence vencen empieza empiezan termina cuesta cierra abre sale salen crece gusta gustan encanta falta duele',
  ),
  small: set(
    'hoy cuatro cinco seis siete ocho nueve diez doce quince veinte treinta cuarenta cincuenta el la los las un una unos unas mi mis su sus nuestro nuestra nuestros nuestras este esta estos estas ese esa esos esas aquel aquella me te le les nos se lo yo ella nosotros ellos ellas a al de del en con por para desde hasta sobre entre durante tras y e que pues porque ya he ha hemos han todo toda todos todas cada otro otra mucho mucha muchos muchas muy mas tan tanto bien aqui ahi alli alla aca tambien juntos juntas conmigo casa asi como dos tres cuatro cinco primer primera segundo segunda',
  ),
  kinds: set(
    'mensual anual semanal nuevo nueva viejo vieja bueno buena buen mejor gran grande pequeno pequena bonito bonita hermoso hermosa lindo linda guapo guapa rico rica riquisimo delicioso deliciosa sabroso estupendo estupenda genial increible maravilloso maravillosa precioso preciosa barato barata caro cara rapido rapida lento tranquilo tranquila cansado cansada contento contenta feliz enfermo enferma malo mala roto rota averiado averiada sucio sucia limpio limpia lleno vacio alto alta bajo baja largo larga corto corta frio caliente fresco fresca italiano italiana mexicano mexicana japones chino china espanol espanola argentino argentina ingles inglesa escolar municipal familiar mayor menor electrico electrica dental deportivo deportiva navideno urgente pendiente simpatico simpatica amable majo maja generoso generosa listo gemelos mecanica',
  ),
  times: set(
    'navidad reyes pascua ramadan vacaciones ayer anoche anteayer lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre semana mes ano verano invierno primavera otono finde pasado pasada tarde noche mediodia madrugada',
  ),
  units: set('dias dia horas hora semanas semana meses mes anos ano minutos personas ninos veces noches'),
  causes: set('por para'),
  participles: set(),
  auxiliaries: set(),
  copulas: set('fue fueron era eran soy somos es son'),
  animals: set('perro perra gato gata cachorro caballo loro'),
};
