import type { FaqRow, ReviewRow } from "../../db/course_words.ts";

/** A question on a course's page, with its answer. */
export interface Faq {
  questionMarkdown: string;
  answerMarkdown: string;
}

/** What somebody says of a course. What is not known of who says it is empty. */
export interface Review {
  ratingOutOf10: number;
  content: string;
  reviewer: { name: string; title: string; workplace: string; pictureUrl: string | null };
}

export function faqOf(row: FaqRow): Faq {
  return { questionMarkdown: row.question_markdown, answerMarkdown: row.answer_markdown };
}

export function rowOfFaq(faq: Faq): FaqRow {
  return { question_markdown: faq.questionMarkdown, answer_markdown: faq.answerMarkdown };
}

export function reviewOf(row: ReviewRow): Review {
  return {
    ratingOutOf10: row.rating_out_of_10,
    content: row.content,
    reviewer: {
      name: row.reviewer_name,
      title: row.reviewer_title,
      workplace: row.reviewer_workplace,
      pictureUrl: row.reviewer_picture_url,
    },
  };
}

export function rowOfReview({ ratingOutOf10, content, reviewer }: Review): ReviewRow {
  return {
    rating_out_of_10: ratingOutOf10,
    content,
    reviewer_name: reviewer.name,
    reviewer_title: reviewer.title,
    reviewer_workplace: reviewer.workplace,
    reviewer_picture_url: reviewer.pictureUrl,
  };
}
