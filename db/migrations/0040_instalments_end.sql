-- Dates of payments stay within a century, so that they can be written.
alter table pricing_plans add constraint pricing_plans_installments_end check (
  installment_interval_in_days is null
  or 36500 / installment_interval_in_days >= all (installment_counts)
);
