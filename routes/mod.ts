import type { Operation } from "./_operation.ts";
import { getDsaCodeExecutionResultBatch } from "./code_execution/get_dsa_code_execution_result_batch.ts";
import { requestDsaCodeExecution } from "./code_execution/request_dsa_code_execution.ts";
import { requestDsaCodeExecutionBatch } from "./code_execution/request_dsa_code_execution_batch.ts";
import { createCourse } from "./catalogue/create_course.ts";
import { getAllCourses } from "./catalogue/get_all_courses.ts";
import { getAllProducts } from "./catalogue/get_all_products.ts";
import { removeServiceInstructorFromSchool } from "./instructors/remove_service_instructor_from_school.ts";
import { getUserIoLabResult } from "./labs/get_user_io_lab_result.ts";
import { getUserAllBundleProgress } from "./learning/get_user_all_bundle_progress.ts";
import { getUserCourseItemResult } from "./learning/get_user_course_item_result.ts";
import { getUserIndividualCourseProgress } from "./learning/get_user_individual_course_progress.ts";
import { getLiveEventSessionCaption } from "./live_events/get_live_event_session_caption.ts";
import { createPaymentLinkDigitalProduct } from "./payment_links/create_payment_link_digital_product.ts";
import { getCoursePrice } from "./prices/get_course_price.ts";
import { getDigitalProductPrice } from "./prices/get_digital_product_price.ts";
import { getAllQuizzes } from "./quizzes/get_all_quizzes.ts";
import { getQuizDetails } from "./quizzes/get_quiz_details.ts";
import { getSalesData } from "./sales/get_sales_data.ts";
import { createNewUser } from "./users/create_new_user.ts";
import { getLoginLinkForUser } from "./users/get_login_link_for_user.ts";
import { getUserBasicProfileData } from "./users/get_user_basic_profile_data.ts";
import { getVideoLibrary } from "./videos/get_video_library.ts";

/** Every operation, in the order of the interface document. */
export const operations: readonly Operation[] = [
  getUserIoLabResult,
  createNewUser,
  getDigitalProductPrice,
  getSalesData,
  getCoursePrice,
  getUserIndividualCourseProgress,
  getLoginLinkForUser,
  getUserBasicProfileData,
  getQuizDetails,
  getAllQuizzes,
  getLiveEventSessionCaption,
  getAllProducts,
  removeServiceInstructorFromSchool,
  createCourse,
  getDsaCodeExecutionResultBatch,
  requestDsaCodeExecutionBatch,
  requestDsaCodeExecution,
  createPaymentLinkDigitalProduct,
  getUserAllBundleProgress,
  getAllCourses,
  getUserCourseItemResult,
  getVideoLibrary,
];
