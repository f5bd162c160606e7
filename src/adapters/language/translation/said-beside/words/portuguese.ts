import { type SaidWords, set } from './said-words.ts';

export const PORTUGUESE: SaidWords = {
  is: /^(?:(?:que|q|isto|isso|esse|essa|este|esta|tudo|mas|porque|pois) )*(?:é|e|eh|sao|era|eram|seria|foi|foram)(?: (?:so|tudo|ja|assim|apenas))*(?: |$)/,
  am: /^(?:eu )?(?:sou|estou|to|tou|ando|somos|estamos)(?: |$)/,
  reason:
    /^(?:por|pelo|pela|pelos|pelas|para|pra|pro|pros|pras|devido a|gracas a|de presente|como (?:presente|pagamento|ajuda))(?: |$)/,
  whose: /^(?:de|do|da|dos|das|dele|dela|deles|delas|ao|aos|em|no|na|com|sem|como|segundo|contra)(?: |$)/,
  how: /^(?:a|ao|em|no|na|num|numa|de|com|sem|como|apos|sob|entre)$/,
  with: /^(?:com|junto|juntos|junta|juntas|entre)$/,
  to: /^(?:a|ao|aos|para|pra|pro|pros|pras)$/,
  and: /^(?:e|mais)$/,
  also: /^(?:tambem|tb|tbm|igual|tampouco)$/,
  small:
    /^(?:o|a|os|as|um|uma|uns|umas|meu|minha|meus|minhas|seu|sua|seus|suas|nosso|nossa|este|esta|esse|essa|muito|mais|tao|ja|so|assim|aqui|ai|todo|toda|outro|outra|outros|outras|primeiro|primeira|segundo|segunda|ultimo|ultima|mesmo|mesma|e|hoje)$/,
  unmeant: set(
    `ordem teatro cinema circo museu zoologico carnaval comedia drama opera filme filmes serie novela conto contos historia ficcao fantasia sonho sonhos poesia poema cancao musica letra livro livros capitulo cena roteiro
    ensaio papel personagem ator atriz papagaio palhaco brincadeira piada jogo jogos brinquedo brinquedos boneca simulacro simulacao prova teste testes treino treinos rascunho exemplo exemplos amostra pratica
    exercicio tarefa caderno aula aulas licao exame curso disco album foto fotos video traducao bale coral orquestra roubo chantagem golpe mentira farsa parodia fantasia palco biblioteca ideia duda pergunta codigo nome
    assunto coisa coisas motivo abril contra cachorro cachorra gato gata cao cadela filhote cavalo`,
  ),
  money: set('caixa cofre saldo poupanca reserva dinheiro grana'),
  portions: set(
    `metade metades meio meia terco quarto quartos parte partes porcao pedaco pedacos resto restante dobro triplo parcela parcelas prestacao prestacoes adiantamento entrada sinal rateio racha credito prazo fiado divisao pouco
    pouquinho pouquinhos aos extra bonus cota quota`,
  ),
  repeated: set(
    `ano anos dia dias hora horas semana semanas mes meses noite noites tarde tardes mensalidade mensalidades mensal mensais semanal semanais diario diaria diarias anual anuais trimestral quinzenal quinzena periodico fixo fixa habitual recorrente assinatura rotina costume habito sempre plano serie`,
  ),
  roles: set(
    'token tokens contrato contratos origem remetente pool router moeda moedas codigo exchange contato explorador hash transacao faucet ponte',
  ),
  former: set('velha velho antiga antigo anterior anteriores previa ex fechada hackeada roubada'),
  addresses: set('endereco carteira conta wallet ledger destino morada'),
  holders: set(
    `bar restaurante lanchonete padaria mercado caixa cofre vaquinha fundo fundos empresa clube colegio escola igreja paroquia associacao condominio ong banco loja negocio agencia cooperativa sindicato fundacao grupo turma faculdade equipe familia todos outro outros
    outra ninguem alguem cliente fornecedor escritorio oficina casa comum`,
  ),
  further: set('aposta apostas urgente importante divida niver dizimo favor necessario justo obrigatorio'),
};
