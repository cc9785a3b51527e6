/** First names from many countries: evidence, not proof, that a capitalised word is a person. */
const girls =
  'Maya Zuri Amina Ana Lily Mia Emma Olivia Ava Sophia Priya Meera Anaya Diya Fatima Aisha Layla Nora Sofia Lucia Rosa Maria Hana Mei Nia Ama Zara Ella Grace Chloe Zoe Ruby Olga Anna Jane Kate Lucy Sara Sarah Tara Neha Sunita Asha Nina Isha Kavya Ananya Saanvi Aditi Pooja Lakshmi Radha Sita Leela Indira Chidi Ngozi Amara Adaeze Imani Makena Wanjiru Thandi Lerato Yara Salma Mariam Noor Hoda Leila Shirin Parisa Elif Ayla Irina Katya Svetlana Ingrid Astrid Freya Greta Heidi Clara Elena Isabel Camila Valentina Gabriela Carmen Pilar Beatriz Ines Chiara Giulia Francesca Amelie Camille Manon Yuna Sakura Aiko Keiko Naomi Linh Thuy Siti Dewi Malia Leilani Abigail Alice Amelia Audrey Bella Charlotte Daisy Eleanor Eliza Elizabeth Emily Esther Eva Hannah Hazel Holly Iris Isla Ivy Jasmine Julia Katie Laura Leah Lena Lola Luna Mary Megan Molly Nadia Natalie Olive Paige Penny Poppy Rachel Rebecca Rosie Samantha Sana Sienna Stella Tessa Violet Willow Wangari Marie Ada Rosalind Malala';
const boys =
  'Leo Kenji Omar Tom Ben Noah Liam Lucas Ethan Aarav Arjun Ravi Rohan Kabir Ishaan Yusuf Ali Hassan Farid Mateo Diego Carlos Juan Wei Jin Min Kofi Kwame Eli Max Jack Oscar Hugo Felix Ivan Peter Paul John James Daniel David Adam Rahul Vikram Dev Theo Finn Aditya Vivaan Krishna Ganesh Raj Sanjay Amit Karan Nikhil Emeka Obi Tunde Jabari Sipho Thabo Ahmed Mustafa Karim Tariq Bilal Ibrahim Reza Cyrus Emre Mehmet Boris Dmitri Nikolai Lars Sven Erik Hans Otto Klaus Pablo Javier Miguel Pedro Luis Jose Antonio Marco Luca Matteo Giovanni Pierre Louis Antoine Hiro Takeshi Haruto Daiki Minh Duc Budi Kai Koa Aaron Andrew Anthony Arthur Benjamin Caleb Charlie Christopher Connor Dylan Edward Elijah Frank Fred George Harry Henry Isaac Jacob Jake Jason Joe Joseph Joshua Kevin Logan Luke Mark Martin Matthew Michael Nathan Nick Oliver Owen Patrick Philip Richard Robert Ryan Samuel Simon Stephen Steven Thomas Tim Tyler Victor William Wyatt Zach Albert Isaac Galileo';
const either =
  'Sam Alex Jamie Riley Jordan Taylor Morgan Casey Avery Quinn Robin Charlie Jo Kiran Noa Rowan Sasha Sky Yuki Ming Sol';

const names = (list: string) => new Set(list.split(' '));
export const girlNames = names(girls);
export const boyNames = names(boys);
const eitherNames = names(either);

export const isFirstName = (word: string) =>
  girlNames.has(word) || boyNames.has(word) || eitherNames.has(word);
