import Type from "typebox";
import { periodUnits } from "../../domain/sales/periods.ts";
import { paymentStatuses, reportSales } from "../../domain/sales/report_sales.ts";
import { soldTypes } from "../../domain/sales/sold_type.ts";
import { operation } from "../_operation.ts";
import { timestamp } from "../_timestamp.ts";
import { bound } from "./_bound.ts";
import { summer } from "./_example.ts";

const revenue = (description: string) =>
  Type.Integer({ minimum: 0, description: `In paise; ${description}` });
const count = Type.Integer({ minimum: 0 });
const productType = Type.Enum([...soldTypes]);

const Period = Type.Object({
  period: Type.String({ description: "`2026-02`, or `2026-W07`" }),
  startDate: timestamp({ description: "Its first instant, or that of the whole range" }),
  endDate: timestamp({ description: "The first instant after it, or after the whole range" }),
  totalRevenuePaise: revenue("of this period"),
  salesCount: count,
  breakdown: Type.Array(
    Type.Object({ productType, revenuePaise: revenue("of this type"), salesCount: count }),
    {
      description: "By revenue, then type; only types that were sold; empty unless asked for",
    },
  ),
});

const Product = Type.Object({
  productId: Type.String(),
  productName: Type.String({ description: "As it is now" }),
  productType,
  totalRevenuePaise: revenue("of this product"),
  salesCount: count,
});

export const getSalesData = operation({
  number: 4,
  name: "get-sales-data",
  key: true,
  scope: "sales",
  rate: 30,
  writes: false,
  tag: "Sales",
  summary: "Reads sales and revenue of a range of time by month or week",
  description: `
Sales from \`from\` to \`to\`, at most 10 years, by months or ISO weeks (from Monday) of the calendar in \`timezone\`. Of two
dates both days belong to the range; an instant \`to\` does not. All of the answer's ends are the first instant after:
one period's \`endDate\` is the next one's \`startDate\`. The first and the last period are clipped to the range; periods
without sales are there, with zeros. A week is of the year that has its Thursday.

Only \`Valid\` payments count unless \`paymentStatusFilter\` says which; an empty filter filters nothing. A refunded sale is
no longer \`Valid\`: it leaves the revenue of the day on which it was sold, and with \`Refunded\` in the filter counts with what
had been paid. Amounts in another currency count at the rupee value stored with the sale.

\`averageSaleValueInrPaise\` is rounded half up, and 0 without sales. \`topProducts\` are at most 10, by revenue, then id.
Sales of more than ${Number.MAX_SAFE_INTEGER} paise at once are refused: JSON has no exact number for them.
`.trim(),
  payload: Type.Object({
    from: bound({ description: "A day, like 2026-02-01, or an instant as in RFC 3339" }),
    to: bound({ description: "A day, which belongs to the range, or an instant, which does not" }),
    timezone: Type.Optional(
      Type.String({ maxLength: 64, default: "UTC", description: "IANA name, like Asia/Kolkata" }),
    ),
    shouldIncludeBreakdown: Type.Optional(Type.Boolean({ default: false })),
    productTypeFilter: Type.Optional(Type.Array(productType, { maxItems: 100 })),
    paymentStatusFilter: Type.Optional(Type.Array(Type.Enum([...paymentStatuses]), {
      maxItems: 100,
      default: ["Valid"],
    })),
    groupBy: Type.Optional(Type.Enum([...periodUnits], { default: "month" })),
  }),
  data: Type.Object({
    summary: Type.Object({
      totalRevenueInrPaise: revenue("of the whole range"),
      totalSalesCount: count,
      averageSaleValueInrPaise: revenue("of one sale, half up"),
      periodStart: timestamp({ description: "First instant of the range" }),
      periodEnd: timestamp({ description: "First instant after the range" }),
    }),
    revenueByPeriod: Type.Array(Period),
    topProducts: Type.Array(Product),
  }),
  refusals: [],
  example: {
    payload: {
      from: "2025-06-16",
      to: "2025-07-31",
      timezone: "Asia/Kolkata",
      shouldIncludeBreakdown: true,
      productTypeFilter: ["Course", "Bundle"],
      paymentStatusFilter: ["Valid"],
    },
    data: summer,
  },
  async handle({ payload, context }) {
    const report = await reportSales(context, {
      from: payload.from,
      to: payload.to,
      timezone: payload.timezone ?? "UTC",
      unit: payload.groupBy ?? "month",
      isBrokenDown: payload.shouldIncludeBreakdown ?? false,
      productTypes: payload.productTypeFilter ?? [],
      paymentStatuses: payload.paymentStatusFilter ?? ["Valid"],
    });
    return {
      summary: {
        totalRevenueInrPaise: report.revenue,
        totalSalesCount: report.sales,
        averageSaleValueInrPaise: report.averageSale,
        periodStart: report.start,
        periodEnd: report.end,
      },
      revenueByPeriod: report.periods.map(({ name, start, end, revenue, sales, breakdown }) => ({
        period: name,
        startDate: start,
        endDate: end,
        totalRevenuePaise: revenue,
        salesCount: sales,
        breakdown: breakdown.map(({ type, revenue, sales }) => ({
          productType: type,
          revenuePaise: revenue,
          salesCount: sales,
        })),
      })),
      topProducts: report.topProducts.map(({ id, title, type, revenue, sales }) => ({
        productId: id,
        productName: title,
        productType: type,
        totalRevenuePaise: revenue,
        salesCount: sales,
      })),
    };
  },
});
