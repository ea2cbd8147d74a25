/** Name, country, and where there is one a line about what they teach. */
const people: readonly [name: string, country: string, tagline?: string][] = [
  ["Ananya Iyer", "IN", "Fifteen years of operating systems, and still fond of pointers"],
  ["Tomás Herrera", "US", "Algorithms on paper first"],
  ["Grace Okafor", "AU", "Tools that stay out of your way"],
  ["Aarav Sharma", "IN"],
  ["Priya Nair", "IN"],
  ["Rohan Deshpande", "IN"],
  ["Meera Krishnan", "IN"],
  ["Kabir Singh", "IN"],
  ["Ishita Banerjee", "IN"],
  ["Vikram Reddy", "IN"],
  ["Sanjana Pillai", "IN"],
  ["Arjun Mehta", "IN"],
  ["Diya Kapoor", "IN"],
  ["Nikhil Joshi", "IN"],
  ["Farah Qureshi", "IN"],
  ["Lakshmi Venkatesan", "IN"],
  ["Olivia Brown", "AU"],
  ["Jack Nguyen", "AU"],
  ["Chloe Wilson", "AU"],
  ["Noah Anderson", "US"],
  ["Emma Rodríguez", "US"],
  ["Liam Johnson", "US"],
  ["Zoë Müller", "DE"],
  ["Jonas Weber", "DE"],
  ["Camille Laurent", "FR"],
  ["Mateusz Kowalski", "PL"],
  ["Sofia Rossi", "IT"],
  ["Yuki Tanaka", "JP"],
  ["Chen Wei", "SG"],
  ["Amara Diallo", "FR"],
];

export interface Person {
  id: string;
  name: string;
  country: string;
}

/** The demo school's people; the first three teach. */
export const persons: readonly Person[] = people.map(([name, country], index) => ({
  id: `user-${String(index + 1).padStart(2, "0")}`,
  name,
  country,
}));

export const learners = persons.slice(3);

export const users = persons.map(({ id, name, country }, index) => {
  const username = name.normalize("NFD").replace(/[^A-Za-z ]/g, "").toLowerCase().replace(/ +/g, ".");
  return {
    id,
    name,
    username,
    email: `${username}@example.org`,
    ...(index % 4 === 3 ? {} : { profilePictureUrl: `https://example.org/pictures/${username}.jpg` }),
    ...(country === "IN" ? { phoneNumber: `+91 98450 ${String(10_000 + index * 137)}` } : {}),
    createdAt: `2025-01-${String(index % 28 + 1).padStart(2, "0")}T0${index % 10}:15:00Z`,
  };
});

export const instructors = people.slice(0, 3).map(([name, , tagline], index) => ({
  id: `instructor-${index + 1}`,
  userId: persons[index]!.id,
  tagline,
  longDescriptionMarkdown: `**${name}** has taught at the demo school since it was made.`,
  createdAt: "2025-01-05T06:00:00Z",
}));
