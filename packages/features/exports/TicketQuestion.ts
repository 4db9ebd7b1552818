/** The question before a login that an address brought takes the place of another. */
export { TicketQuestion, type TicketQuestionProps } from '../src/account/login/ticket-question/TicketQuestion.tsx';
