import { forms, set, type ToldWords } from './told-words.ts';

const AR =
  'consert arrum limp pint cozinh jant almoc lanch trabalh estud viaj nad danc festej comemor brind acompanh ajud cuid ensin instal mont desmont afin pod reg plant varr lav sec cort depil maqui tatu melhor descans form cas mud aposent engravid volt cheg entr estacion lix sold nev termin comec pous decol ganh adot vacin oper recuper estre inaugur decor organiz prepar ass amass reform aliment passe trein machuc quebr costur vel pesc';
const ER_IR = 'com beb corr varr nasc cresc romp viv part coz adoec sub mor';
const PAST = 'ei ou aram amos ava avam avamos ando ado ada ados adas';
const PAST_OF_ER = 'i eu iu eram iram emos imos ia iam iamos endo indo ido ida idos idas';

export const PORTUGUESE: ToldWords = {
  things: set(
    `bebida bebidas salgadinho bolacha bola gol rede raquete capacete barraca lanterna fogueira banda churrasqueira infiltracao fiacao casamento batizado comunhao aniversario aniver festa arraial feira concerto show jogo torneio corrida maratona excursao acampamento viagem voo cruzeiro hotel pousada hostel alojamento praia montanha piscina academia ginasio clube cinema teatro museu circo zoologico parque
    jantar almoco lanche brunch churrasco churras feijoada moqueca salada sopa peixe camarao frango carne picanha linguica presunto queijo pao leite ovos arroz feijao massa macarrao pizza sushi hamburguer esfiha coxinha sobremesa bolo torta brigadeiro sorvete gelado chocolate biscoitos doces fruta frutas laranjas macas bananas morangos uvas melao melancia legumes verdura tomates batatas cebolas cafe cha suco sumo vinho cerveja chopp caipirinha garrafa garrafas
    aluguel renda hipoteca caucao luz agua gas aquecimento condominio lixo internet seguro imposto taxa multa pedagio portagem gasolina gasoleo estacionamento garagem carro carrinha furgao caminhao moto motocicleta bicicleta bike patinete trem comboio onibus autocarro metro taxi barco aviao pneu pneus roda rodas freio freios travoes embreagem bateria motor radiador farol espelho escapamento revisao
    telhado teto goteira cano torneira chuveiro banheira pia vaso caldeira esquentador tomada lampada porta janela persiana vidro fechadura chave parede piso azulejos cozinha forno fogao geladeira frigorifico maquina lavadora secadora sofa poltrona cadeira mesa cama colchao armario estante cortina tapete jardim grama relva cerca terraco varanda tinta cimento tijolos madeira parafusos furadeira ferramentas
    colegio escola faculdade universidade creche matricula bolsa curso aula aulas licao exame livro livros caderno mochila uniforme material papelaria bale danca ioga pilates natacao futebol basquete tenis judo karate capoeira xadrez violao guitarra piano violino flauta coral orquestra ingles
    dentista medico hospital clinica farmacia remedio remedios medicamento vacina oculos lentes aparelho dente cirurgia terapia fisioterapia massagem cabeleireiro corte tintura manicure unhas tatuagem
    cachorro cachorra gato gata cao cadela filhote cavalo racao coleira veterinario aquario papagaio
    presente presentes prenda prendas flores buque rosas anel pulseira colar brincos relogio bolsa sapatos tenis botas vestido terno camisa calca saia jaqueta casaco cachecol chapeu roupa brinquedo brinquedos boneca
    trabalho servico reparo conserto limpeza faxina mudanca transporte frete entrega jardinagem marcenaria obra reforma traducao design logotipo cartaz fotos fotografia album disco ingressos ingresso bilhete passagem passagens assinatura mensalidade quota cota oficina padaria acougue talho mercado supermercado loja restaurante bar lanchonete boteco
    doacao vaquinha abrigo igreja paroquia associacao ong bombeiros enchente terremoto incendio tempestade formatura aposentadoria reforma nascimento gravidez parto funeral velorio
    casa apartamento quarto escritorio sitio horta fazenda cidade bairro rua praca aeroporto rodoviaria estacao porto fome sede frio calor pressa sorte anos ano dias dia horas hora semanas semana meses mes noite`,
  ),
  people: set(
    `senhor senhora dom dona sr sra pais avos sogros vizinhos amigos primos tios netos mae pai mamae papai filho filha filhos irmao irma irmaos avo neto neta tio tia primo prima sobrinho sobrinha cunhado cunhada sogro sogra genro nora namorado namorada marido esposo esposa amigo amiga vizinho vizinha colega patrao patroa chefe socio socia funcionario funcionaria senhorio inquilino encanador canalizador eletricista marceneiro carpinteiro pedreiro pintor jardineiro mecanico chaveiro vidraceiro cabeleireira barbeiro dentista medico medica enfermeiro enfermeira fisioterapeuta psicologo psicologa veterinaria professor professora tutor tutora treinador treinadora menino menina meninos crianca criancas bebe gemeos familia equipe garcom garconete cozinheiro cozinheira padeiro padeira acougueiro florista taxista motorista entregador motoboy faxineira diarista baba cuidador cuidadora advogado advogada contador contadora arquiteto arquiteta engenheiro engenheira designer fotografo fotografa musico cantor cantora guitarrista pianista costureira alfaiate sapateiro artesao artesa agricultor pescador padre freira voluntario voluntaria aluno aluna estudante estagiario estagiaria hospede turista guia`,
  ),
  names: set(
    'adriana adriano afonso alberto alessandra alexandra alexandre alice aline alvaro amelia anabela anderson andreia angela angelica antonia arthur augusto barbara benedita bernardo bianca caio carla carolina caroline cassia cecilia celia celso cesar clara claudia claudio cristiane cristiano cristina daiane daniel daniela davi david debora denise diana diego diogo dora duarte edson elaine eliane elisa emilia enzo erica ester eva fabiana fabio fatima felicia filipa filipe flavia flavio francisca francisco gil gisele giovana gloria goncalo graca guilherme gustavo heitor helder helena henrique hugo igor iris isabel isabela isadora ivan ivone jaqueline jessica josefa julia juliano julio karina katia lara laura leandro leonardo leonor lidia lilian livia lourdes luana lucia luciana luciano lucilia luisa luiza madalena manuela marcia marcio margarida marina mario marisa marlene marta martim matilde mauro miguel milena monica murilo natalia nathalia nicolas olga olivia osvaldo otavio paula priscila rafaela raquel raul rebeca regina renan renato ricardo rita roberta roberto rodolfo rogerio romeu ronaldo rosana rute samuel santiago sara sebastiao silvana silvia simao simone sofia solange sonia susana tania tatiana telma teodoro tomas valentina valeria vanessa vera vicente victor vinicius virginia vitor vitoria viviane wagner xavier yara zelia',
  ),
  did: set(
    forms(AR, PAST),
    forms(ER_IR, PAST_OF_ER),
    'fiquei ficou ficaram ficamos fui foi fomos foram era eram eramos estive esteve estivemos estiveram estava estavam tive teve tivemos tiveram tinha tinham tinhamos houve havia veio vieram vim viemos viu vimos viram caiu cairam choveu dormi dormiu dormimos morreu cresceu trouxe serviu',
    'sou somos estou estamos tou tenho temos vou vamos moro moramos trabalho trabalhamos estudo ha faz chove parabens feliz felicidades',
  ),
  does: set(
    'e sao ta esta tao estao tem vive vivem mora moram trabalha trabalham estuda estudam completa viaja viajam cozinha limpa cuida ensina comemora chega chegam vence vencem comeca comecam termina custa fecha abre cresce adora',
  ),
  small: set(
    'hoje seis sete oito nove dez doze quinze vinte trinta quarenta cinquenta o a os as um uma uns umas meu minha meus minhas seu sua seus suas nosso nossa nossos nossas este esta estes estas esse essa esses essas aquele aquela me te lhe lhes nos eu ele ela eles elas dele dela deles delas ao aos de do da dos das em no na nos nas num numa com por pelo pela pelos pelas para pra pro pros pras desde ate sobre entre durante e que pois porque ja tudo todo toda todos todas cada outro outra muito muita muitos muitas mais tao bem aqui ai ali la tambem juntos juntas comigo assim como dois duas tres quatro cinco primeiro primeira segundo segunda',
  ),
  kinds: set(
    'mensal anual semanal novo nova velho velha bom boa melhor grande pequeno pequena bonito bonita lindo linda gostoso gostosa delicioso deliciosa saboroso otimo otima maravilhoso maravilhosa incrivel precioso barato barata caro cara rapido rapida lento tranquilo tranquila cansado cansada contente feliz doente ruim quebrado quebrada avariado avariada sujo suja limpo limpa cheio cheia vazio alto alta baixo baixa longo longa curto curta frio quente fresco fresca italiano italiana japones japonesa mexicano mexicana chines chinesa brasileiro brasileira portugues portuguesa frances francesa escolar municipal familiar menor eletrico eletrica dentario esportivo esportiva natalicio urgente simpatico simpatica gentil generoso generosa querido querida caseiro caseira',
  ),
  times: set(
    'ferias natal pascoa carnaval ontem anteontem segunda terca quarta quinta sexta sabado domingo janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro semana mes ano verao inverno primavera outono passado passada manha tarde noite madrugada',
  ),
  units: set('dias dia horas hora semanas semana meses mes anos ano minutos pessoas criancas vezes noites'),
  causes: set('por pelo pela pelos pelas para pra pro pros pras'),
  participles: set(),
  auxiliaries: set(),
  copulas: set('foi foram era eram sou somos e sao'),
  animals: set('cachorro cachorra gato gata cao cadela filhote cavalo papagaio'),
};
