import type { studyQuiz as english } from "./study-quiz-en.ts";

/** What quizzes and cards say, in Turkish. */
export const studyQuiz: typeof english = {
  question: "Soru",
  answers: "Cevaplar",
  due: "Bugün tekrarlanacaklar",
  cards: "Kartlar",
};
