/** What keeps the product from starting, in words for the person who typed `npm start`. */
export class StartProblem extends Error {}
