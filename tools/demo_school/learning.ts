import { learners, type Person } from "./people.ts";
import { quizzes } from "./library.ts";
import { bundles, courses, digitalProducts } from "./products.ts";
import { type Chance, pick } from "./chance.ts";

const currencyOf: Record<string, string> = {
  IN: "Inr",
  AU: "Aud",
  US: "Usd",
  DE: "Eur",
  FR: "Eur",
  IT: "Eur",
};
/** Paise of one of its lowest units. */
const paiseOf: Record<string, number> = { Inr: 1, Usd: 86.4, Aud: 56.1, Eur: 93.7 };

const dayMs = 86_400_000;
const firstDay = Date.parse("2025-02-01T00:00:00Z");
const lastInstant = Date.parse("2026-01-31T18:00:00Z");

interface Plan {
  id: string;
  type: string;
  fallbackCurrency: string;
  isInrAmountExclusiveOfGst: boolean;
  prices: { currency: string; fullAmount: number; baseAmount?: number }[];
}

interface Sellable {
  productId: string;
  createdAt: string;
  plans: Plan[];
  /** How often it is sold, against the others. */
  weight: number;
}

const products: Sellable[] = [
  ...courses.map((course) => ({ ...course, weight: course.id === "course-git" ? 6 : 4 })),
  ...bundles.map((bundle) => ({ ...bundle, productId: bundle.id, weight: 2 })),
  ...digitalProducts.map((product) => ({ ...product, productId: product.id, weight: 7 })),
].flatMap(({ productId, createdAt, pricingPlans, weight }) =>
  pricingPlans ? [{ productId, createdAt, plans: pricingPlans as Plan[], weight }] : []
);

/** A year of sales, and who was enrolled by them. */
export function sell(chance: Chance) {
  const sales = [];
  const enrollments = new Map<string, { userId: string; productId: string; enrolledAt: string }>();
  for (let day = firstDay; day < lastInstant; day += dayMs) {
    // More on weekends, and in October.
    const date = new Date(day);
    const mean = (date.getUTCMonth() === 9 ? 1.1 : 0.55) + (date.getUTCDay() % 6 === 0 ? 0.3 : 0);
    for (let left = mean + chance() - 0.5; left > 0.5; left--) {
      const at = day + Math.floor(chance() * 64_800) * 1000;
      const offered = products.filter(({ createdAt }) => Date.parse(createdAt) < at);
      if (offered.length === 0) continue;
      const product = pick(
        chance,
        offered.flatMap((product) => Array(product.weight).fill(product)),
      ) as Sellable;
      const buyer = chance() < 0.15 ? undefined : pick(chance, learners);
      const sale = sellOne(chance, `sale-${String(sales.length + 1).padStart(4, "0")}`, product, buyer, at);
      sales.push(sale);
      const key = `${sale.userId} ${sale.productId}`;
      if (sale.userId && sale.paymentStatus === "Valid" && !enrollments.has(key)) {
        enrollments.set(key, { userId: sale.userId, productId: sale.productId, enrolledAt: sale.soldAt });
      }
    }
  }
  return { sales, enrollments: [...enrollments.values()] };
}

function sellOne(chance: Chance, id: string, product: Sellable, buyer: Person | undefined, at: number) {
  const plan = pick(chance, product.plans);
  const wanted = currencyOf[buyer?.country ?? "IN"];
  const price = plan.prices.find(({ currency }) => currency === wanted) ??
    plan.prices.find(({ currency }) => currency === plan.fallbackCurrency)!;
  const isDiwali = at >= Date.parse("2025-10-16T18:30:00Z") && at < Date.parse("2025-10-26T18:30:00Z");
  const couponCode = isDiwali ? "DIWALI25" : chance() < 0.12 ? "WELCOME10" : undefined;
  const percent = couponCode === "DIWALI25" ? 25 : couponCode ? 10 : 0;
  const discount = Math.floor((price.fullAmount * percent + 50) / 100);
  const due = plan.type === "PartialPaymentPlan"
    ? Math.min(price.baseAmount!, price.fullAmount - discount)
    : price.fullAmount - discount;
  const gst = price.currency === "Inr" && plan.isInrAmountExclusiveOfGst
    ? Math.floor((due * 18 + 50) / 100)
    : 0;
  const roll = chance();
  return {
    id,
    productId: product.productId,
    ...(buyer ? { userId: buyer.id } : {}),
    pricingPlanId: plan.id,
    ...(couponCode ? { couponCode } : {}),
    soldAt: new Date(at).toISOString().replace(".000Z", "Z"),
    paymentStatus: roll < 0.88 ? "Valid" : roll < 0.93 ? "Refunded" : roll < 0.98 ? "Failed" : "Pending",
    currency: price.currency,
    amount: due + gst,
    amountInrPaise: Math.round((due + gst) * paiseOf[price.currency]!),
  };
}

/** What those who are enrolled completed, and how they answered. */
export function learn(
  chance: Chance,
  enrollments: readonly { userId: string; productId: string; enrolledAt: string }[],
) {
  const progressEvents: { userId: string; courseItemId: string; completedAt: string }[] = [];
  const quizAttempts = [];
  const seen = new Set<string>();
  for (const { userId, productId, enrolledAt } of enrollments) {
    const bundle = bundles.find(({ id }) => id === productId);
    const within = bundle ? bundle.items.map((item) => item.productId) : [productId];
    for (const course of courses.filter(({ productId }) => within.includes(productId))) {
      if (seen.has(`${userId} ${course.id}`)) continue;
      seen.add(`${userId} ${course.id}`);
      const items = course.sections.flatMap(({ items }) => items as { id: string; quizId?: string }[]);
      const reach = chance() < 0.25 ? items.length : Math.floor(chance() * items.length);
      let at = Date.parse(enrolledAt);
      for (const item of items.slice(0, reach)) {
        at += Math.floor(chance() * 5 * 86_400) * 1000;
        if (at > lastInstant) break;
        const completedAt = new Date(at).toISOString().replace(".000Z", "Z");
        progressEvents.push({ userId, courseItemId: item.id, completedAt });
        if (item.quizId) {
          quizAttempts.push(answer(chance, quizAttempts.length + 1, userId, item, completedAt));
        }
      }
    }
  }
  return { progressEvents, quizAttempts };
}

function answer(
  chance: Chance,
  number: number,
  userId: string,
  item: { id: string; quizId?: string },
  submittedAt: string,
) {
  const quiz = quizzes.find(({ id }) => id === item.quizId)!;
  return {
    id: `attempt-${String(number).padStart(3, "0")}`,
    userId,
    courseItemId: item.id,
    quizId: quiz.id,
    submittedAt,
    answers: quiz.questions.map(({ id, options }) => ({
      questionId: id,
      selectedOptionIds: chance() < 0.7
        ? options.filter(({ isCorrect }) => isCorrect).map(({ id }) => id)
        : [pick(chance, options).id],
    })),
  };
}
