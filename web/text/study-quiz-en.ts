/** What quizzes and cards say, in English. */
export const studyQuiz = {
  question: "Question",
  answers: "Answers",
  due: "Due today",
  cards: "Cards",
};
