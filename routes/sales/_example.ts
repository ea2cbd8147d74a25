/** Courses and bundles that the demo school sold in the second half of June and in July of 2025. */
export const summer = {
  summary: {
    totalRevenueInrPaise: 10861722,
    totalSalesCount: 15,
    averageSaleValueInrPaise: 724115,
    periodStart: "2025-06-15T18:30:00Z",
    periodEnd: "2025-07-31T18:30:00Z",
  },
  revenueByPeriod: [
    {
      period: "2025-06",
      startDate: "2025-06-15T18:30:00Z",
      endDate: "2025-06-30T18:30:00Z",
      totalRevenuePaise: 3320999,
      salesCount: 6,
      breakdown: [
        { productType: "Course", revenuePaise: 1831169, salesCount: 5 },
        { productType: "Bundle", revenuePaise: 1489830, salesCount: 1 },
      ],
    },
    {
      period: "2025-07",
      startDate: "2025-06-30T18:30:00Z",
      endDate: "2025-07-31T18:30:00Z",
      totalRevenuePaise: 7540723,
      salesCount: 9,
      breakdown: [
        { productType: "Bundle", revenuePaise: 4461817, salesCount: 4 },
        { productType: "Course", revenuePaise: 3078906, salesCount: 5 },
      ],
    },
  ],
  topProducts: [
    product("product-data-structures", "Data structures in C", "Course", 4394770, 6),
    product("bundle-everything", "The whole school", "Bundle", 2979660, 2),
    product("bundle-systems", "Systems path", "Bundle", 2971987, 3),
    product("product-git", "Git in a weekend", "Course", 377830, 3),
    product("product-c", "C from the ground up", "Course", 137475, 1),
  ],
};

function product(
  productId: string,
  productName: string,
  productType: string,
  totalRevenuePaise: number,
  salesCount: number,
) {
  return { productId, productName, productType, totalRevenuePaise, salesCount };
}
